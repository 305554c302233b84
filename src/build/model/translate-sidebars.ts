/** Labels of sidebars in another language: the tree, its addresses and its order stay those of the source. Pure. */
import type { SidebarItem } from '../../model.ts';
import type { Sidebars } from './sidebars.ts';

/** `sidebar.<name>.category.<label>` and the like → text. */
export type SidebarTexts = Readonly<Record<string, string>>;

/** The sidebars with every label that has a text. */
export function translateSidebars(source: Sidebars, texts: SidebarTexts): Sidebars {
  const say = (key: string, label: string): string =>
    Object.hasOwn(texts, key) ? (texts[key] ?? label) : label;
  const walk = (items: readonly SidebarItem[], at: string): readonly SidebarItem[] =>
    items.map((item): SidebarItem => {
      if (item.type === 'html') return item;
      const { label } = item;
      if (item.type === 'link') {
        const asGuide = say(`${at}.doc.${label}`, label);
        // A guide that is only referred to (`ref`) has no id here.
        return { ...item, label: item.docId === undefined ? say(`${at}.link.${label}`, asGuide) : asGuide };
      }
      const { description } = item;
      return {
        ...item,
        label: say(`${at}.category.${label}`, label),
        ...(description === undefined
          ? {}
          : { description: say(`${at}.category.${label}.link.generated-index.description`, description) }),
        items: walk(item.items, at),
      };
    });
  return {
    ...source,
    sidebars: Object.fromEntries(
      Object.entries(source.sidebars).map(([name, items]) => [name, walk(items, `sidebar.${name}`)]),
    ),
    categoryPages: source.categoryPages.map((page) => {
      const key = `sidebar.${page.sidebar}.category.${page.label}`;
      const label = say(key, page.label);
      const title = page.title === page.label ? label : page.title;
      return {
        ...page,
        label,
        title: say(`${key}.link.generated-index.title`, title),
        description: say(`${key}.link.generated-index.description`, page.description),
      };
    }),
  };
}
