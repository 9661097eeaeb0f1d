import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders and files that others wrote, that are made by a program, or that are never changed. */
const leftOut =
  /^(?:node_modules|dist|generated|\.(?:git|nx|results|fieldpost|venv|schemathesis)|__pycache__|package-lock\.json)$|\.(?:png|svg|woff2|ico|sum|tsbuildinfo)$/;
const leftOutPaths =
  /^(?:protos\/(?!fieldpost)|apps\/[^/]+\/src\/database\/migrations\/\d|tools\/src\/checks\/words\/)/;

/** Paths, relative to `root`, of all files that people of this project write. */
export function writtenFiles(root: string, folder = ''): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (leftOut.test(entry.name) || leftOutPaths.test(path)) return [];
    if (entry.isDirectory()) return writtenFiles(root, path);
    return entry.isFile() ? [path] : [];
  });
}
