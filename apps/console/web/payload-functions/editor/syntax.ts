import { parse } from 'acorn';

/** A syntax error. */
export interface SyntaxMistake {
  readonly line: number;
  readonly message: string;
}

interface AcornError extends SyntaxError {
  readonly loc: { readonly line: number };
}

const isAcornError = (error: unknown): error is AcornError => error instanceof SyntaxError && 'loc' in error;

/** The first syntax error of a JavaScript source, if any is known. */
export function mistakeIn(source: string): SyntaxMistake | undefined {
  try {
    parse(source, { ecmaVersion: 'latest', sourceType: 'script' });
    return undefined;
  } catch (error) {
    // Brackets in brackets, deeper than the parser can go: whether there is a mistake is not known.
    if (error instanceof RangeError) return undefined;
    if (!isAcornError(error)) throw error;
    return { line: error.loc.line, message: error.message.replace(/ \(\d+:\d+\)$/, '') };
  }
}
