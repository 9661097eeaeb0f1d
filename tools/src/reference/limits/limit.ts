/** Where the number of a limit is: a setting, a constant of the code, or expressions of the code with their meaning. */
export type LimitValue =
  | { readonly setting: string }
  | { readonly file: string; readonly constant: string; readonly unit?: string }
  | { readonly file: string; readonly texts: readonly Expression[]; readonly means: string };

/** A text that the file of the limit has, or another file. */
export type Expression = string | readonly [file: string, text: string];

/** What happens beyond a limit: a response with a declared error, by its code; another effect; or another effect and an error in the log. */
export type Exceeding =
  | { readonly error: string; readonly effect?: string }
  | { readonly error?: never; readonly effect: string };

/** A limit of an app. */
export interface Limit {
  /** What is limited, and per what. */
  readonly of: string;
  readonly value: LimitValue;
  readonly beyond: Exceeding;
}

/** Limits that belong together. */
export interface LimitGroup {
  readonly title: string;
  readonly limits: readonly Limit[];
}

/** The limit of a setting. */
export const setting = (of: string, name: string, beyond: Exceeding): Limit => ({
  of,
  value: { setting: name },
  beyond,
});

/** The limit of a constant: `file name`, or `file name unit`. */
export const constant = (of: string, at: string, beyond: Exceeding): Limit => {
  const [file = '', name = '', unit] = at.split(' ');
  return { of, value: { file, constant: name, ...(unit !== undefined && { unit }) }, beyond };
};

/** The limit of the expressions that have its numbers. */
export const stated = (
  of: string,
  [file, texts, means]: readonly [file: string, texts: string | readonly Expression[], means: string],
  beyond: Exceeding,
): Limit => ({ of, value: { file, texts: typeof texts === 'string' ? [texts] : texts, means }, beyond });

export const error = (code: string): Exceeding => ({ error: code });
export const logged = (code: string, words: string): Exceeding => ({ error: code, effect: words });
export const effect = (words: string): Exceeding => ({ effect: words });
