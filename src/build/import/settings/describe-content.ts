/** What config/site.ts says of guides, versions and the blog. Pure. */
import type { Places } from '../content/places.ts';
import type { Project, ProjectFiles } from '../project/project.ts';
import type { ConfigData } from './translate-site.ts';

/** `docs`: where the guides are, and how they are shown. */
export function describeDocs({ docsPath, docs }: Places, contents: ConfigData): ConfigData {
  const [main] = docs;
  // With several folders of guides the tags keep the address of the first.
  const tags =
    docs.length > 1 && main !== undefined
      ? [main.part.route, main.part.settings['tagsPath'] ?? 'tags'].join('/').replace(/^\//, '')
      : main?.part.settings['tagsPath'];
  return { path: docsPath, ...main?.part.settings, tagsPath: tags, ...contents };
}

/** There is one blog: the lists of the first are called and as long as before. */
export function describeBlog({ blogs }: Project): ConfigData | undefined {
  const settings = blogs[0]?.settings ?? {};
  return Object.keys(settings).length === 0 ? undefined : { ...settings };
}

/** `version`: what the only version is called. */
export function describeVersion({ docs }: Places): ConfigData | undefined {
  const part = docs[0]?.part;
  if (docs.some((one) => one.part.others !== undefined)) return undefined;
  return part === undefined || (part.version === 'current' && part.versionLabel === undefined)
    ? undefined
    : { name: part.version, label: part.versionLabel };
}

/** Frozen versions lie in the new site in any case; where one is published alone it says so. */
export function describeVersions({ docs }: Places, files: ProjectFiles): ConfigData {
  const versions = docs[0]?.part.versions;
  if (versions !== undefined) return versions.settings;
  const others = docs.flatMap(({ part }) => part.others ?? []);
  if (others.length > 0) {
    const labels = new Set(
      docs.flatMap(({ part }) => (part.others === undefined ? [] : [part.versionLabel])),
    );
    const [label] = labels.size === 1 ? labels : ['Latest'];
    return {
      lastVersion: 'current',
      versions: {
        ...(label === undefined ? {} : { current: { label } }),
        ...Object.fromEntries(others.map(({ key, settings }) => [key, settings])),
      },
    };
  }
  return files.has('versions.json') ? { disableVersioning: true } : {};
}
