/** What a script may see: the world outside of it, and its own names. */
import type { AnyNode } from 'acorn';
import type { Place, RecordValue, Value } from './value.ts';

/** What a script sees of the world outside of it. */
export interface World {
  /** The folder of the script, relative to the project. */
  readonly folder: string;
  readonly year: number;
  readonly placeOf: (node: AnyNode) => Place;
  readonly snippetOf: (node: AnyNode) => string;
  /** All that another script or JSON file of the project exports; undefined for packages. */
  readonly load: (from: string) => RecordValue | undefined;
  /** Runs a function of the script; undefined where too many of them stand in each other. */
  readonly call: (run: () => Value) => Value | undefined;
  /** Counts a step; throws when there were too many. */
  readonly step: () => void;
}

/** Names of a script or a function, and of what is around it. */
export class Scope {
  private readonly names = new Map<string, Value>();
  private readonly outer: Scope | undefined;

  constructor(outer?: Scope) {
    this.outer = outer;
  }

  find(name: string): Value | undefined {
    return this.names.get(name) ?? this.outer?.find(name);
  }

  set(name: string, value: Value): void {
    this.names.set(name, value);
  }
}
