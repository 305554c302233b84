/** A guide that is right, and ways to spoil it: proof that each rule notices what it is for. */

/** As the program writes a guide's article; judged as a policy, the type that needs the fewest parts. */
export const GOOD_ARTICLE = `<article><h1>Keep a list</h1>
<p>You keep a list of players here.</p>
<h2>Write the list</h2>
<p>Open the file and type each name on a line of its own.</p>
<figure class="code" data-language="text"><figcaption class="code-title">list.txt</figcaption><pre><code>Name</code></pre></figure>
<div class="admonition admonition-note"><p class="admonition-title">Names matter</p><div><p>Capital letters do not count.</p></div></div>
<div class="tabs" data-group="os"><div class="tab-list"><button data-value="windows">Windows</button><button data-value="linux">Linux</button></div></div>
<p><img src="list.svg" alt="Three names, one on each line of a text file"></p>
<table><thead><tr><th>Name</th><th>Rank</th></tr></thead><tbody><tr><td>Alex</td><td>none</td></tr></tbody></table>
<h2>Related guides</h2><ul><li><a href="/help/docs/intro">Welcome to the help centre</a></li></ul></article>`;

export interface Spoiling {
  readonly from: string;
  readonly to: string;
  /** What the rule says about it. */
  readonly fault: RegExp;
}

const SENTENCE = 'You keep a list of players here.';

function spoil(to: string, fault: RegExp, from = SENTENCE): Spoiling {
  return { from, to, fault };
}

export const SPOILINGS: readonly Spoiling[] = [
  spoil('You keep a list in {panel} here.', /token/),
  spoil('you keep a list of players here.', /small letter/),
  spoil('You keep the the list here.', /collide|doubled/),
  spoil('You keep your your list here.', /collide|doubled/),
  spoil('You keep a list ( ) here.', /hold nothing/),
  spoil('You keep a list at .', /space stands before/),
  spoil('You keep a list of the.', /word is missing/),
  spoil('You keep a &lt;b&gt;list&lt;/b&gt; here.', /shows as text/),
  spoil('You simply keep a list here.', /leave it out/),
  spoil('You just keep a list here.', /only, or nothing/),
  spoil('You keep a list here!', /exclamation/),
  spoil('You customize the list here.', /-ise/),
  spoil('You keep a list in a directory.', /folder/),
  spoil(`${'You keep a list of players and of what they did '.repeat(4)}here.`, /at most 30 words/),
  spoil(
    'Internationalisation considerations notwithstanding administrators characteristically demonstrate perseverance. '.repeat(
      6,
    ),
    /reading grade/,
  ),
  spoil('', /an empty paragraph/),
  spoil('<strong>You</strong> keep a list of players here.', /bold is for/),
  spoil('You keep a list, see <a href="/help/docs/intro">here</a>.', /title or the task/),
  spoil('You keep a list, see <a href="/help/docs/gone">the list</a>.', /no page answers/),
  spoil('<h4>Deep</h4>', /level 2/, '<p>Open the file and type each name on a line of its own.</p>'),
  spoil('<h2>Write the list</h2><h2>Write the list</h2>', /unique/, '<h2>Write the list</h2>'),
  spoil('<h2>Empty part</h2><h2>Related guides</h2>', /nothing below/, '<h2>Related guides</h2>'),
  spoil('<h2>More guides</h2>', /last part/, '<h2>Related guides</h2>'),
  spoil('data-language="klingon"', /not one of the languages/, 'data-language="text"'),
  spoil('', /code has a title/, '<figcaption class="code-title">list.txt</figcaption>'),
  spoil('>Note<', /short title/, '>Names matter<'),
  spoil(
    '<button data-value="linux">Linux</button><button data-value="windows">Windows</button>',
    /house order/,
    '<button data-value="windows">Windows</button><button data-value="linux">Linux</button>',
  ),
  spoil('alt="list"', /30 to 300/, 'alt="Three names, one on each line of a text file"'),
  spoil('<td></td>', /empty cell/, '<td>none</td>'),
  spoil('', /no rows/, '<tr><td>Alex</td><td>none</td></tr>'),
];

/** Markdown that must be refused, and why. */
export const BAD_BODIES: readonly (readonly [string, RegExp])[] = [
  ['Join 8.8.8.8 now.', /203\.0\.113/],
  ['The key is AKIAABCDEFGHIJKLMNOP.', /AWS/],
  ['Paste ghp_abcdefghijklmnopqrstuvwx12345.', /GitHub/],
  ['The ID is 76561198012345678.', /SteamID64/],
  ['Some rent from Aternos instead.', /another host/],
  ['Open {panle} and sign in.', /registered neither/],
];

/** Markdown that must pass the same rules. */
export const GOOD_BODIES: readonly string[] = [
  'Join 203.0.113.10 from 192.168.0.2 with version 1.2.3.4.',
  'Open {panel}. In code, `{file}` stays.',
  '```json\n{ "a": "{b}" }\n```',
];
