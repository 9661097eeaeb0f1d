/**
 * The version in an announcement: `<version>-<commit> (<date>)` (docs/protocol/discovery.md#announcement), the version alone where
 * the build is not known.
 */
export const announcedVersion = (version: string, build: string): string =>
  build === '' ? version : `${version}-${build}`;
