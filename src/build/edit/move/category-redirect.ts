/** A folder that moves may give its category's page another address: the old one is written into its `_category_` file. Pure. */
import { routeKey } from '../../../urls.ts';
import { lineEndOf } from '../../addresses/edit-settings.ts';
import { quoteYaml, typedRoute } from '../../addresses/describe-lost.ts';
import { readCategoryFile } from '../../model/category-file.ts';
import { normaliseText } from '../../parse/normalise-text.ts';
import type { UnderstoodSite } from '../../site/site.ts';

/** The address that the category of the moved folder loses, as it is typed; undefined when it keeps it, or nobody can tell. */
export function findLostCategory(before: UnderstoodSite, after: UnderstoodSite): string | undefined {
  const routesOf = ({ model }: UnderstoodSite) => model.categoryPages.map(({ route }) => routeKey(route));
  const [old, fresh] = [routesOf(before), routesOf(after)];
  const answers = new Set(after.model.routes.map(({ path }) => routeKey(path).toLowerCase()));
  const lost = old.filter((route) => !answers.has(route.toLowerCase()));
  const made = fresh.filter((route) => !old.includes(route));
  const [only] = lost;
  return only === undefined || lost.length > 1 || made.length !== 1
    ? undefined
    : typedRoute(only, before.model.config.base);
}

/** The file with the old address; undefined when it is written in a way that cannot be edited with certainty. */
export function addCategoryRedirect(raw: string, path: string, typed: string): string | undefined {
  const end = lineEndOf(raw);
  const draft = /\.json$/i.test(path)
    ? raw.replace(/^([^{]*\{)(\s*)(?=(\})?)/, (_, open: string, space: string, close?: string) => {
        const entry = `"redirect_from": ${JSON.stringify(typed)}`;
        return close === undefined
          ? `${open}${space}${entry},${space === '' ? ' ' : space}`
          : `${open} ${entry} `;
      })
    : `${raw}${raw === '' || raw.endsWith('\n') ? '' : end}redirect_from: ${quoteYaml(typed)}${end}`;
  const { value, diagnostics } = readCategoryFile({ path, text: normaliseText(draft) }, path);
  const isRight = value?.redirectFrom?.paths.length === 1 && value.redirectFrom.paths[0] === typed;
  return isRight && diagnostics.length === 0 ? draft : undefined;
}
