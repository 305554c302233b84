/** Which version of the docs this is, and the way to the same page in the others (behaviours.md 2.11, 4.2.9). */
import { say } from '../../words/say.ts';
import type { MouseEvent, ReactElement } from 'react';
import type { VersionLink } from '../view.ts';

interface Props {
  readonly versions: readonly VersionLink[];
  /** Name of the version that the reader chose last. */
  readonly preferred?: string | undefined;
  readonly onChoose?: (version: VersionLink, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A `<details>`, so that it opens without a script. */
export function VersionMenu({ versions, preferred, onChoose }: Props): ReactElement {
  const current = versions.find(({ isCurrent }) => isCurrent);
  return (
    <details>
      <summary>{say('Version: {version}', { version: current?.label ?? '' })}</summary>
      <ul aria-label={say('Versions')}>
        {versions.map((version) => (
          <li key={version.name} data-version={version.name}>
            <a
              href={version.href}
              aria-current={version.isCurrent ? 'true' : undefined}
              onClick={onChoose && ((event) => onChoose(version, event))}
            >
              {version.name === preferred
                ? say('{version} (your last choice)', { version: version.label })
                : version.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
