/** The parts of a script that its reader knows; everything else is `other`, which is told and never guessed. */

export interface ScriptNode {
  /** Offset in the script. */
  readonly at: number;
  readonly end: number;
}

export type Pattern =
  | { readonly type: 'name'; readonly name: string; readonly fallback?: Expression }
  | {
      readonly type: 'record';
      readonly fields: readonly { readonly key: string; readonly pattern: Pattern }[];
      readonly rest?: string;
      readonly fallback?: Expression;
    }
  | {
      readonly type: 'list';
      readonly items: readonly (Pattern | undefined)[];
      readonly rest?: string;
      readonly fallback?: Expression;
    };

export type Field =
  | { readonly type: 'field'; readonly key: string | Expression; readonly value: Expression }
  | { readonly type: 'spread'; readonly value: Expression };

export type Item = { readonly isSpread: boolean; readonly value: Expression };

export type Expression = ScriptNode &
  (
    | { readonly type: 'literal'; readonly value: string | number | boolean | null | undefined }
    | { readonly type: 'template'; readonly texts: readonly string[]; readonly parts: readonly Expression[] }
    | { readonly type: 'name'; readonly name: string }
    | { readonly type: 'list'; readonly items: readonly Item[] }
    | { readonly type: 'record'; readonly fields: readonly Field[] }
    | { readonly type: 'member'; readonly object: Expression; readonly key: string | Expression }
    | {
        readonly type: 'call';
        readonly callee: Expression;
        readonly args: readonly Item[];
        readonly isNew: boolean;
      }
    | {
        readonly type: 'function';
        readonly params: readonly Pattern[];
        readonly body: Expression | readonly Statement[];
      }
    | { readonly type: 'unary'; readonly sign: string; readonly value: Expression }
    | {
        readonly type: 'binary';
        readonly sign: string;
        readonly left: Expression;
        readonly right: Expression;
      }
    | {
        readonly type: 'choice';
        readonly test: Expression;
        readonly yes: Expression;
        readonly no: Expression;
      }
    | {
        readonly type: 'assign';
        readonly sign: string;
        readonly target: Expression;
        readonly value: Expression;
      }
    | { readonly type: 'other' }
  );

export type Statement = ScriptNode &
  (
    | { readonly type: 'declare'; readonly pattern: Pattern; readonly value: Expression | undefined }
    | { readonly type: 'expression'; readonly value: Expression }
    | { readonly type: 'return'; readonly value: Expression | undefined }
    | {
        readonly type: 'if';
        readonly test: Expression;
        readonly yes: readonly Statement[];
        readonly no: readonly Statement[];
      }
    | { readonly type: 'block'; readonly body: readonly Statement[] }
    | {
        readonly type: 'import';
        readonly from: string;
        /** Local name → what it is in the other script; `*`: all of it. */
        readonly names: readonly { readonly local: string; readonly imported: string }[];
      }
    | {
        readonly type: 'export';
        /** Name outside → value here. */
        readonly names: readonly { readonly exported: string; readonly value: Expression }[];
      }
    | { readonly type: 'other' }
  );

/** How tightly the signs between two values bind. */
export const LEVELS: Readonly<Record<string, number>> = {
  '??': 1,
  '||': 2,
  '&&': 3,
  '|': 4,
  '^': 5,
  '&': 6,
  '==': 7,
  '!=': 7,
  '===': 7,
  '!==': 7,
  '<': 8,
  '>': 8,
  '<=': 8,
  '>=': 8,
  in: 8,
  instanceof: 8,
  '<<': 9,
  '>>': 9,
  '>>>': 9,
  '+': 10,
  '-': 10,
  '*': 11,
  '/': 11,
  '%': 11,
  '**': 12,
};
