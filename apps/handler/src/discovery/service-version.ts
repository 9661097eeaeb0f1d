import { readFileSync } from 'node:fs';

/** `<version>-<commit> (<date>)`, the form of announcements; `build` is the part behind the version. */
export function serviceVersion(build: string): string {
  const path = new URL('../../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
  return `${version}-${build}`;
}
