/** Says above a guide that it is not of the latest version (behaviours.md 2.11.3, texts verbatim). */
import { say, sayPieces } from '../../words/say.ts';
import type { ReactElement } from 'react';
import type { VersionNote as Note } from '../view.ts';

export function VersionNote({
  note: { kind, label, latest },
  siteTitle,
}: {
  readonly note: Note;
  readonly siteTitle: string;
}): ReactElement {
  return (
    <div className="admonition admonition-warning" role="alert" aria-label={say('Version')}>
      <div className="admonition-body">
        <p>
          {kind === 'unreleased'
            ? say('This is unreleased documentation for {site} {version} version.', {
                site: siteTitle,
                version: label,
              })
            : say('This is documentation for {site} {version}, which is no longer actively maintained.', {
                site: siteTitle,
                version: label,
              })}
        </p>
        <p>
          {sayPieces('For up-to-date documentation, see the {latest} ({version}).').map((piece) =>
            piece === '{latest}' ? (
              <a key="latest" href={latest.href} data-version={latest.name}>
                {say('latest version')}
              </a>
            ) : piece === '{version}' ? (
              latest.label
            ) : (
              piece
            ),
          )}
        </p>
      </div>
    </div>
  );
}
