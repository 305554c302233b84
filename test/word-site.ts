/** A German site with every kind of page, and everything on them that says something of its own. */
import type { SiteFiles } from './site-fixture.ts';

const LAG = `---
title: Der Server ruckelt
type: troubleshooting
tags: [Netz, Leistung]
appliesTo: [Minecraft]
last_update: { date: 2026-01-02, author: Ada }
errors:
  - say: Eine andere Java-Version wird gebraucht
    to: '#ursache'
    code: java
    pattern: 'Unsupported class file version {number:version}'
    lines: ['[12:00:00] [Server thread/ERROR]: Unsupported class file version 65.0']
  - say: Der Port ist belegt
    to: '#ursache'
    code: port
    pattern: 'FAILED TO BIND TO PORT'
    lines: ['[12:00:00] [Server thread/WARN]: **** FAILED TO BIND TO PORT!']
---

Der Server {your.address}:{your.port} antwortet langsam.[^1]

[^1]: Das zeigt F3.

## Ursache {#ursache .troubleshooter}

1. Meldet sich die Konsole?
   - Ja: Neu starten.
   - Nein: Weiter mit Frage 2.
2. Den Router neu starten.

## Symptome

| Fehler | Hilfe |
| --- | --- |
| Kein Bild | Neu starten. |

- [ ] Neu gestartet
- [x] Aktualisiert

> [!NOTE]
> Das dauert.

> [!WARNING]
> Das dauert lange.

:::tip
Geduld.
:::

:::danger
Vorsicht.
:::

<Details>

Mehr dazu.

</Details>

<Tabs>
<TabItem value="a" label="Linux">

Text A.

</TabItem>
<TabItem value="b" label="macOS">

Text B.

</TabItem>
</Tabs>

![Ein Plan](./plan.svg)
`;

const HOW_TO = `---
title: Mods einrichten
redirect_from: [/docs/alt]
type: how-to
tags: [Netz]
---

So werden Mods eingerichtet.

## Bevor du beginnst

${Array.from({ length: 9 }, (_, index) => `- Punkt ${index}`).join('\n')}

## Schritte

1. Anhalten.
2. Hochladen.

\`\`\`bash title="start.sh"
java -jar server.jar
\`\`\`
`;

const SHEET = `game: Weltraum
version: "1.2"
files:
  - name: server.ini
    path: config/server.ini
    booleans: True/False
    keys:
      - { key: MaxPlayers, default: 32, min: 1, max: 64, means: So viele spielen., from: [amp, maker] }
      - { key: Least, default: 1, min: 1, from: [amp] }
      - { key: Most, default: 9, max: 64, from: [amp] }
      - { key: Name, default: "", from: [maker, amp] }
sources:
  amp: { repo: a/b, date: 2026-08-01 }
  maker: { what: Seite der Macher, date: 2026-08-03 }
`;

const FACTS = `---
title: Werte
type: reference
verification: documented
last_verified: 2026-08-04
sources: ["Seite der Macher"]
---

Es geht {space.keys.MaxPlayers.range}.

<ConfigKeys file="server.ini" />
`;

export const WORD_SITE: SiteFiles = new Map<string, string>([
  [
    'config/site.json',
    JSON.stringify({
      title: 'Hilfe',
      locale: { name: 'de', label: 'Deutsch' },
      ask: { ticketUrl: 'https://example.com/ticket?s={subject}&b={text}' },
      feedback: { url: 'https://example.com/in' },
      announcement: { content: 'Neu bei uns' },
      footer: { links: [{ label: 'Impressum', href: 'https://example.com/' }], copyright: 'Firma' },
      home: { tasks: [{ label: 'Mods', href: 'minecraft/mods' }] },
      docs: { editUrl: 'https://example.com/', showLastUpdateTime: true, showLastUpdateAuthor: true },
    }),
  ],
  [
    'config/navigation.json',
    JSON.stringify({
      links: [{ label: 'Firma', items: [{ label: 'Blog', href: '/blog' }] }],
    }),
  ],
  [
    'config/notices.json',
    JSON.stringify(
      ['info', 'maintenance', 'warning', 'outage', 'resolved'].map((level) => ({
        id: level,
        level,
        message: 'Etwas ist los.',
        href: 'https://example.com/',
      })),
    ),
  ],
  [
    'config/addresses.json',
    JSON.stringify({
      gone: [{ route: '/docs/weg', title: 'Weg', since: '2026-01-01', replacement: '/docs/minecraft/mods' }],
    }),
  ],
  [
    'content/docs/minecraft/_category_.json',
    JSON.stringify({ label: 'Minecraft', link: { type: 'generated-index' } }),
  ],
  ['content/docs/minecraft/lag.md', LAG],
  ['content/docs/minecraft/mods.md', HOW_TO],
  [
    'content/docs/minecraft/plan.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><rect width="9" height="9"/></svg>\n',
  ],
  [
    'content/docs/minecraft/mehr/_category_.json',
    JSON.stringify({ label: 'Mehr', link: { type: 'generated-index' } }),
  ],
  ['content/docs/minecraft/mehr/noch.md', '---\ntitle: Noch etwas\n---\n\nNoch etwas.\n\n<ContactWays />\n'],
  ['content/docs/minecraft/liste.md', '---\ntitle: Liste\n---\n\nAlles.\n\n<DocCardList />\n'],
  ['content/docs/space/werte.md', FACTS],
  ['content/facts/space.yml', SHEET],
  [
    'config/variables.json',
    JSON.stringify({
      'support.ticketUrl': 'https://example.com/ticket',
      'support.email': 'hilfe@example.com',
      'support.hours': 'immer',
      'support.responseTimes': 'ein Tag',
    }),
  ],
  ['content/docs/palworld/_category_.json', JSON.stringify({ label: 'Palworld' })],
  ['content/docs/palworld/start.md', '---\ntitle: Palworld starten\nunlisted: true\n---\n\nLos.\n'],
  ['content/pages/firma.md', '---\ntitle: Firma\n---\n\nWer wir sind.\n'],
  ['content/blog/authors.yml', 'ada:\n  name: Ada\n  title: Technik\n  page: true\n'],
  ['content/blog/tags.yml', 'neu:\n  label: Neues\n  description: Was es Neues gibt.\n'],
  ...Array.from({ length: 12 }, (_, index): readonly [string, string] => [
    `content/blog/2026-01-${String(index + 1).padStart(2, '0')}-beitrag-${index}.md`,
    `---\nauthors: [ada]\ntags: [neu${index === 0 ? ', einzeln' : ''}]\n---\n\n# Beitrag ${index}\n\nAnfang.\n\n<!-- truncate -->\n\nEnde.\n`,
  ]),
]);
