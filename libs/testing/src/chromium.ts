/** The browser of tests and benchmarks: that of Debian's package, unless `FIELDPOST_CHROMIUM` names another. */
export const chromiumFile = (env: Readonly<Record<string, string | undefined>> = process.env): string =>
  env['FIELDPOST_CHROMIUM'] || '/usr/bin/chromium-headless-shell';
