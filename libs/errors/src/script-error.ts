/** A script of a user that failed. */
export interface ScriptError {
  readonly function: string;
  readonly message: string;
  /** Where it threw; lines and columns begin at 1. Absent where the place is not known, as after a timeout. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** What it and the scripts before it logged: the script, and the values of one call. */
  readonly logs?: readonly { readonly function: string; readonly fields: readonly string[] }[] | undefined;
}
