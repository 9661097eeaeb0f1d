import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Texts of generated files by their path below a folder. */
export type Pages = ReadonlyMap<string, string>;

/** Paths of the files that are missing or have another text. */
export const drifted = (root: string, pages: Pages): readonly string[] =>
  [...pages].filter(([path, text]) => textOf(join(root, path)) !== text).map(([path]) => path);

/** Writes the files of these paths. */
export function writePages(root: string, pages: Pages, paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), pages.get(path) ?? '');
  }
}

const textOf = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;
