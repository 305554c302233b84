/** What the style sheets of a project say of the class names and variables that some of its code uses. Pure. */

interface Block {
  /** A selector, or the head of a rule such as `@media (…)`. */
  readonly head: string;
  readonly body: string;
}

/** The rules for classes that `code` names, the variables that these and `code` use, and nothing else; empty: there is none. */
export function pickRules(sheets: readonly string[], code: string): string {
  const words = new Set(code.match(/[A-Za-z_][\w-]*/g) ?? []);
  const blocks = sheets.flatMap((sheet) => listBlocks(sheet.replace(/\/\*[\s\S]*?\*\//g, ' ')));
  const rules = blocks.flatMap((block) => pickBlock(block, words));
  const variables = pickVariables(blocks, `${code}\n${rules.join('\n')}`);
  return [...variables, ...rules].map((rule) => `${rule}\n`).join('');
}

function pickBlock({ head, body }: Block, words: ReadonlySet<string>): readonly string[] {
  if (/^@(?:media|supports|layer|container)\b/.test(head)) {
    const inner = listBlocks(body).flatMap((block) => pickBlock(block, words));
    return inner.length === 0 ? [] : [`${head} {\n${inner.join('\n')}\n}`];
  }
  if (/^@(?:-\w+-)?keyframes\s/.test(head)) {
    const name = head.split(/\s+/)[1] ?? '';
    return words.has(name) ? [`${head} {${body}}`] : [];
  }
  if (head.startsWith('@')) return [];
  // Of a list of selectors those stay that the pages have.
  const kept = head.split(/,(?![^(]*\))/).filter((selector) => {
    const classes = [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
    return classes.length > 0 && classes.every((name) => words.has(name));
  });
  return kept.length === 0 ? [] : [`${kept.map((one) => one.trim()).join(', ')} {${body}}`];
}

/** Variables of the whole site, as far as they are used, and those that these use. */
function pickVariables(blocks: readonly Block[], code: string): readonly string[] {
  const roots = blocks.filter(({ head }) =>
    /^(?::root|html|body|\[data-theme=|html\[data-theme=)/.test(head),
  );
  const declared = roots.map(({ head, body }) => ({
    head,
    all: [...body.matchAll(/(--[\w-]+)\s*:\s*([^;{}]+)/g)].map(([, name = '', value = '']) => ({
      name,
      value,
    })),
  }));
  const used = new Set<string>();
  const waiting = [code];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop())
    for (const [, name = ''] of text.matchAll(/var\(\s*(--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      for (const { all } of declared) for (const one of all) if (one.name === name) waiting.push(one.value);
    }
  return declared.flatMap(({ head, all }) => {
    // The colour of the site is `brand`, which has the same contrast everywhere.
    const own = all.filter(({ name }) => used.has(name) && !name.startsWith('--ifm-color-primary'));
    return own.length === 0
      ? []
      : [`${head} {${own.map(({ name, value }) => ` ${name}: ${value.trim()};`).join('')} }`];
  });
}

/** The blocks at the top of a sheet. */
function listBlocks(css: string): readonly Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let depth = 0;
  let open = 0;
  for (let at = 0; at < css.length; at++) {
    const letter = css[at];
    if (letter === '"' || letter === "'") {
      const end = css.indexOf(letter, at + 1);
      at = end === -1 ? css.length : end;
    } else if (letter === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (letter === '}') {
      depth -= 1;
      if (depth === 0) blocks.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
      if (depth <= 0) [depth, start] = [0, at + 1];
    } else if (letter === ';' && depth === 0) start = at + 1;
  }
  return blocks;
}
