/** The text a new guide begins with: front matter and the parts that its type has, in order. Pure. */
import type { GuideType } from '../../../model.ts';

export const GUIDE_TYPES = [
  'how-to',
  'reference',
  'troubleshooting',
  'concept',
  'policy',
] as const satisfies readonly GuideType[];

export interface GuideFacts {
  readonly type: GuideType;
  readonly title: string;
  readonly label: string;
  /** Undefined: the guides beside it have none and are sorted by name. */
  readonly position: number | undefined;
}

const RELATED = `## Related guides

- TODO: two to five guides that come next, each as a link. Name them in "related" above, too.
`;

const BODIES: Readonly<Record<GuideType, string>> = {
  'how-to': `TODO: one or two sentences. What does the reader have at the end, and for which version?

## Before you start

- TODO: what they need: access, versions, a copy of their data.

## TODO: name the first part after what it does

1. TODO: one action per step. Say where before what: "In the settings, choose …".
2. TODO: the next step. Say what appears when it worked.

## Check that it worked

1. TODO: something the reader can see.

## If it doesn't work

| What you see | Do this |
| --- | --- |
| TODO: the exact message | TODO: the fix |

${RELATED}`,
  reference: `TODO: one or two sentences. What is listed here, and for which version?

## Change TODO: what is listed here

1. TODO: say which file or page to open, and where it is.
2. TODO: say how a change takes effect.

## TODO: name the group of settings

| Setting | Default | What it does |
| --- | --- | --- |
| TODO: name | TODO: value | TODO: effect |

## Examples

TODO: a common change, with the lines to type in a code block.

${RELATED}`,
  troubleshooting: `TODO: the exact message, in backticks, and what it means in one sentence.

## Recognise it

- TODO: where the message appears, and what else the reader sees.

## Likely causes and fixes

### TODO: the likeliest cause

1. TODO: how to tell that this is the cause.
2. TODO: the fix.

### TODO: the next cause

1. TODO: how to tell, and the fix.

## Prevent it

- TODO: what keeps it from coming back.

## What to send to support

- TODO: the file or lines that support needs.

${RELATED}`,
  concept: `TODO: one or two sentences. What is explained, and when does the reader need it?

## TODO: name the idea

TODO: explain it in three short paragraphs at most. A diagram helps.

## TODO: name the next point

TODO: explain it with an example.

## What this means for you

- TODO: what to do, or to avoid, with this knowledge.

${RELATED}`,
  policy: `TODO: the policy in one paragraph.

## Details

- TODO: one rule per line.

## How to ask

1. TODO: where to write, and what to say.

${RELATED}`,
};

/** The whole file. A draft, so that nothing half-written is published. */
export function writeTemplate({ type, title, label, position }: GuideFacts): string {
  const settings = [
    `title: ${quoteYaml(title)}`,
    `sidebar_label: ${quoteYaml(label)}`,
    ...(position === undefined ? [] : [`sidebar_position: ${position}`]),
    'description: "TODO: one sentence of at most 160 characters, for search results"',
    `type: ${type}`,
    'keywords: []',
    'applies_to: ""',
    'verification: documented',
    'sources: []',
    'related: []',
    'draft: true',
  ];
  return `---\n${settings.join('\n')}\n---\n\n${BODIES[type]}`;
}

/** A text as YAML: bare where nothing in it can mean anything else. */
export function quoteYaml(text: string): string {
  const isBare =
    /^[\p{L}][\p{L}\p{N} ,.'()+/-]*$/u.test(text) &&
    text.trim() === text &&
    !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
  return isBare ? text : JSON.stringify(text);
}
