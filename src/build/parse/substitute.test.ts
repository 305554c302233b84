/** What stands where a guide names a variable. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { substituteBody } from './substitute.ts';

const write = (body: string, values: Readonly<Record<string, string>>): string =>
  substituteBody(body, values, 'content/docs/a.md', 1).text;

test('menu items of the panel and the client area are bold when set, plain words when not', () => {
  const body = 'Open the {panel.labels.files} page.\nOpen the {clientArea.labels.services} page.';
  assert.equal(write(body, {}), 'Open the file manager page.\nOpen the list of services page.');
  assert.equal(
    write(body, { 'panel.labels.files': 'Files', 'clientArea.labels.services': 'My Services' }),
    'Open the **Files** page.\nOpen the **My Services** page.',
  );
});

test('what stands for an unset name begins with a capital where a sentence begins', () => {
  const say = (body: string): string => substituteBody(body, {}, 'a.md', 1).text;
  assert.equal(
    say(
      '{panel} fails. {panel} fails,\n{panel} too: {panel}\n\n- {panel}\n\n| {panel} | a {panel} |\n\n## {panel}',
    ),
    'The control panel fails. The control panel fails,\nthe control panel too: the control panel\n\n- The control panel\n\n| The control panel | a the control panel |\n\n## The control panel',
  );
  assert.equal(
    say('Done.\n{panel} fails\n:::tip\n**{panel}** and [{panel}](x)\n:::'),
    'Done.\nThe control panel fails\n:::tip\n**The control panel** and [the control panel](x)\n:::',
  );
  const within = 'See e.g. the control panel, `. the control panel` and <b title="A. the control panel">.';
  assert.equal(say(within.replaceAll('the control panel', '{panel}')), within);
  assert.equal(say('- {productSlug}-backup.zip'), '- hosting-backup.zip');
  const set = substituteBody('{panel} fails.', { panel: 'iPanel' }, 'a.md', 1);
  assert.equal(set.text, 'iPanel fails.');
});

test('the configuration may add names; an empty one leaves its line out, and its link keeps the text', () => {
  const values = { 'status.note': 'All is well.', 'status.url': '' };
  assert.equal(
    write('{status.note}\nSee {status.url}\n[Status]({status.url}) {status.nothing}', values),
    'All is well.\n\nStatus {status.nothing}',
  );
  assert.equal(write('{status.note} {constructor}', {}), '{status.note} {constructor}');
  const { diagnostics } = substituteBody('{status.noe}', values, 'content/docs/a.md', 1);
  assert.deepEqual(
    diagnostics.map(({ code, hint }) => `${code} ${hint}`),
    ['variable/unknown Did you mean "{status.note}"?'],
  );
});

test('a fact that is empty is a value too: its line stays, and with it the table around it', () => {
  assert.equal(
    write('| `Password` | `"{palworld.keys.ServerPassword.default}"` | To join |', {
      'palworld.keys.ServerPassword.default': '',
    }),
    '| `Password` | `""` | To join |',
  );
});

test('other facts are printed as they are', () => {
  assert.equal(
    write('Ask {provider} in {panel}.', { provider: 'Acme', panel: 'Acme Panel' }),
    'Ask Acme in Acme Panel.',
  );
});

test('a name with spaces or capitals, and one beside registered names, is told; code is left alone', () => {
  const values = { 'shop.name': 'Corner', 'shop.closing': 'noon' };
  const tell = (body: string) =>
    substituteBody(body, values, 'content/docs/a.md', 1).diagnostics.map(
      ({ code, at, hint, fix }) => `${at?.column} ${code} ${hint} ${fix?.to ?? ''}`,
    );
  assert.deepEqual(tell('At {shop.cutoff}, { shop.name } and {Shop.Name}.'), [
    '4 variable/unknown Define "shop.cutoff" in config/variables.ts, or put it between backticks if the braces are meant. ',
    '19 variable/unknown Write {shop.name}, without spaces {shop.name}',
    '37 variable/unknown Write {shop.name} {shop.name}',
  ]);
  assert.match(tell('{shop.colsnig}')[0] ?? '', /Did you mean "\{shop\.closing\}"\? Otherwise define/);
  assert.match(tell('{Provider}')[0] ?? '', /Write \{provider\}/);
  for (const body of [
    '`{shop.cutoff}`, `{ shop.name }`, \\{shop.cutoff} and {{ shop.name }}',
    '```\n{ shop.name }\n```',
    "import { panel } from 'x'",
    '<X a={Provider} b={shop.cutoff} />',
    '{props.children}, {Some.Name}, { json }',
  ])
    assert.deepEqual(tell(body), [], body);
});

test('after code in a line that begins with three backticks, names are still filled in', () => {
  assert.equal(
    write('```whitelist on``` is what you type.\nOpen {panel}.', { panel: 'Acme Panel' }),
    '```whitelist on``` is what you type.\nOpen Acme Panel.',
  );
});

test('a sample of a list with a fence in it leaves the names in the sample as typed', () => {
  const body = '```md\n1. Type:\n\n    ```bash\n    {panel}\n    ```\n```\n\n';
  assert.equal(write(`${body}{panel}`, { panel: 'Acme' }), `${body}Acme`);
});
