import { readFileSync } from 'node:fs';
import { errorCatalogue, type Declared } from '@fieldpost/errors';
import { type BuiltFile, load } from './built-files.js';

/** An entry of the error catalogue and the file that declares it, relative to the repository. */
export interface DeclaredError extends Declared {
  readonly code: string;
  readonly source: string;
}

/** Error codes in the text of a module. */
export const codesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bdefineError\(\s*['"`](\w+)['"`]/g)].map(([, code = '']) => code);

/** Fills the catalogue by loading every module that declares an error, and returns the file of each. */
export async function readErrors(files: readonly BuiltFile[]): Promise<readonly DeclaredError[]> {
  const found = files.flatMap((file) =>
    codesIn(readFileSync(file.module, 'utf8')).map((code) => ({ code, file })),
  );
  await load([...new Set(found.map(({ file }) => file))]);
  return locate(
    errorCatalogue,
    found.map(({ code, file }) => ({ code, source: file.source })),
  );
}

/** Joins the catalogue with the places; an error without a place, or a place without an error, is a mistake. */
export function locate(
  catalogue: ReadonlyMap<string, Declared>,
  places: readonly Pick<DeclaredError, 'code' | 'source'>[],
): readonly DeclaredError[] {
  const located = new Set(places.map(({ code }) => code));
  const lost = [...catalogue.keys()].filter((code) => !located.has(code));
  if (lost.length > 0) throw new Error(`no file was found that declares: ${lost.join(', ')}`);
  return places.map(({ code, source }) => {
    const declared = catalogue.get(code);
    if (!declared) throw new Error(`${source} declares ${code}, which is not in the catalogue`);
    return { code, source, ...declared };
  });
}
