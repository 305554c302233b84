/** A ticket form that shows suggestions of the guides, to look at in `preview` and to copy from (docs/suggest.md). No site contains it. */

interface Example {
  readonly type: string;
  readonly text: string;
}

/** Below the base path. */
const PAGE = 'suggest-example';

/** The example's page or its script; undefined for every other path. */
export function readExample(path: string, base: string): Example | undefined {
  if (path === `${base}${PAGE}`) return { type: 'text/html;charset=utf-8', text: PAGE_TEXT };
  if (path === `${base}${PAGE}.js`) return { type: 'text/javascript;charset=utf-8', text: SCRIPT_TEXT };
  return undefined;
}

const PAGE_TEXT = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Example of a ticket form</title>
<script type="module" src="${PAGE}.js"></script>
</head>
<body>
<main>
<h1>Example of a ticket form</h1>
<p>A page of your own, on the host that serves the help centre. Only this preview has it.</p>
<form>
<p><label for="story">What happens?</label></p>
<p><textarea id="story" rows="8" cols="60"></textarea></p>
<p><button>Send</button></p>
</form>
<section aria-labelledby="heading" aria-live="polite">
<h2 id="heading">Guides that may answer it</h2>
<ul id="places"></ul>
</section>
</main>
</body>
</html>
`;

const SCRIPT_TEXT = `import { suggest } from './assets/suggest.js';

const story = document.querySelector('#story');
const places = document.querySelector('#places');
let timer;

story.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(show, 300);
});
document.querySelector('form').addEventListener('submit', (event) => event.preventDefault());

async function show() {
  const asked = story.value;
  const found = await suggest(asked);
  // Somebody has gone on writing.
  if (asked !== story.value) return;
  places.replaceChildren(
    ...found.map(({ title, url, section, sure }) => {
      const link = document.createElement('a');
      link.href = url;
      link.target = '_blank';
      link.textContent = section === null ? title : title + ': ' + section;
      const item = document.createElement('li');
      item.append(link, sure ? '' : ' (not sure)');
      return item;
    }),
  );
}
`;
