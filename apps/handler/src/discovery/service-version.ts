import { createRequire } from 'node:module';

/** `<version>-<commit> (<date>)`, the form of announcements; `build` is the part behind the version. */
export function serviceVersion(build: string): string {
  const { version } = createRequire(import.meta.url)('@fieldpost/handler/package.json') as {
    version: string;
  };
  return `${version}-${build}`;
}
