/** An error that a script of a user threw, with its place in the source; lines and columns begin at 1. */
export interface ScriptError {
  readonly function: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
}
