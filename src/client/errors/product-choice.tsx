/** As what a log was read: what was recognised, and the ways to say otherwise. */
import type { ReactElement } from 'react';
import type { KnownProduct } from './error-messages.ts';

interface Props {
  readonly products: readonly KnownProduct[];
  /** Whose rules were asked; null: those of all. */
  readonly asked: string | null;
  readonly recognised: string | null;
  readonly version: string | null;
  readonly onProduct: (product: string | null) => void;
  readonly onVersion: (version: string) => void;
}

export function ProductChoice(props: Props): ReactElement | undefined {
  const { products, asked, recognised, version, onProduct, onVersion } = props;
  if (products.length === 0) return undefined;
  const shown = products.filter(({ id }) => id === asked || id === recognised);
  const others = products.filter((product) => !shown.includes(product));
  return (
    <div className="read-as" role="group" aria-label="What the log is of">
      {shown.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className="search-chip"
          aria-pressed={id === asked}
          onClick={() => id !== asked && onProduct(id)}
        >
          {label}
        </button>
      ))}
      <button
        type="button"
        className="search-chip"
        aria-pressed={asked === null}
        onClick={() => asked !== null && onProduct(null)}
      >
        Any game
      </button>
      {others.length === 0 ? undefined : (
        <select
          className="search-chip"
          aria-label="Another game"
          value=""
          onChange={({ currentTarget }) => currentTarget.value !== '' && onProduct(currentTarget.value)}
        >
          <option value="">Another game…</option>
          {others.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
      <label className="search-chip">
        Version
        <input
          type="text"
          defaultValue={version ?? ''}
          placeholder="not known"
          maxLength={32}
          autoComplete="off"
          spellCheck={false}
          onBlur={({ currentTarget }) => {
            const next = currentTarget.value.trim();
            if (next !== '' && next !== version) onVersion(next);
          }}
        />
      </label>
    </div>
  );
}
