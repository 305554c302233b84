/** What is known of errors in logs, and what a log turned out to say: the shapes that build, command line and browser share. */

/** A known error: what shows it, and where the answer stands. */
export interface ErrorRule {
  /** `minecraft/java-version`; `general/disk-full` for every log. */
  readonly code: string;
  /** The cause in one sentence, for the reader. */
  readonly say: string;
  /** With the base path and the section's anchor. */
  readonly url: string;
  /** The guide's title. */
  readonly title: string;
  readonly section: string | null;
  /** Null: it may stand in any log. */
  readonly product: string | null;
  /** In the small language (`parse-pattern.ts`); any of them is enough. */
  readonly patterns: readonly string[];
  /** Full codes of the causes of which this is a consequence. */
  readonly after: readonly string[];
  /** A warning that is ordinary once: in a whole log it is told when it comes so often, and after all else. */
  readonly times?: number;
  /** What an error looks like that nobody knows: told of a few lines that somebody picked out, and only where nothing else is found. */
  readonly alone?: true;
  /** The program ends with it, or keeps nothing from then on: told before what it lived with. */
  readonly ends?: true;
  /** True, and seldom what somebody looks for: told after all else. */
  readonly minor?: true;
  /** Programs of all kinds say it: in more than a few lines it is told only where something says that they are a game's, a bot's or a host's. */
  readonly common?: true;
  /** Patterns of lines that say that it did no harm, on the same line or on a later one: what was found up to there counts for nothing. */
  readonly unless?: readonly string[];
  /** Patterns of lines that only look like it: a line that one of them fits, or an entry that begins with one, is none of this error's. */
  readonly except?: readonly string[];
  /** A character for each pattern, those of `unless` last: the number of the word under which it is filed (`chooseKeys`). */
  readonly keys?: string;
  /** The first sample, masked: for the list that is read without a log. */
  readonly samples: readonly string[];
  /** Where the message was seen, as its writer says; for the list of rules, never sent to a browser. */
  readonly sources?: readonly string[];
}

/** A known error that stands in a log. */
export interface Finding {
  readonly code: string;
  readonly say: string;
  readonly url: string;
  readonly title: string;
  readonly section: string | null;
  readonly product: string | null;
  /** Where it stands first, from 1. */
  readonly line: number;
  /** That line, masked and cut. */
  readonly text: string;
  /** What the gaps of the pattern held, masked, by name; those without one are called by their kind. */
  readonly values: Readonly<Record<string, string>>;
  /** What any unknown error looks like: its rule says so (`ErrorRule.alone`). */
  readonly alone?: true;
  /** Only older starts of the game had it: a file may hold many. */
  readonly isOlder?: true;
  /** Code of the finding that explains this one. */
  readonly consequenceOf: string | null;
}

/** What a log says. */
export interface LogReading {
  readonly product: string | null;
  readonly version: string | null;
  readonly lines: number;
  /** Causes before consequences. */
  readonly findings: readonly Finding[];
  /** The last line that tells of an error, masked. */
  readonly lastException: string | null;
  /** What to search for where nothing is found; else empty. */
  readonly words: string;
}
