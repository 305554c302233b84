/** Says above a guide that it is not of the latest version (behaviours.md 2.11.3, texts verbatim). */
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
    <div className="admonition admonition-warning" role="alert" aria-label="Version">
      <div className="admonition-body">
        <p>
          {kind === 'unreleased'
            ? `This is unreleased documentation for ${siteTitle} ${label} version.`
            : `This is documentation for ${siteTitle} ${label}, which is no longer actively maintained.`}
        </p>
        <p>
          For up-to-date documentation, see the{' '}
          <a href={latest.href} data-version={latest.name}>
            latest version
          </a>{' '}
          {`(${latest.label}).`}
        </p>
      </div>
    </div>
  );
}
