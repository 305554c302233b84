/** html-validate as we use it: the HTML standard and the recommended rules, without those about spelling and taste. */
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:recommended'],
  rules: {
    // Any id without white space is valid (HTML standard, 3.2.6); anchors such as `--json` come from headings.
    'valid-id': ['error', { relaxed: true }],
    // A label is allowed wherever ARIA allows a name: lists, groups.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Spelling that every parser reads alike; React and parse5 choose it.
    'doctype-style': 'off',
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'no-trailing-whitespace': 'off',
    // Taste: long titles are search engines' concern, writers choose their headings' levels.
    'long-title': 'off',
    'heading-level': 'off',
    // A further h1 becomes a `role="heading"`, so that the page keeps one.
    // A table that is taken apart on phones says by roles what it is (behaviours.md 18.3.1).
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['heading'] }],
    // Scripts and styles are our own files; hashes for them are the host's concern.
    'require-sri': 'off',
    // Prose, not contact cards.
    'tel-non-breaking': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));

/** `file:line:column message [rule]` for each fault; none: the page is valid. */
export function validateHtml(html: string, file: string): readonly string[] {
  const { results } = validator.validateStringSync(html, file);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ line, column, message, ruleId, selector }) =>
        `${file}:${line}:${column} ${message} [${ruleId}] ${selector ?? ''}`,
    ),
  );
}
