// Starts one suite for the whole run, as a user would, or takes the one on FIELDPOST_BROWSER_DATA. Jest runs this file
// as it is, so it takes the built library.
import { existsSync } from 'node:fs';
import { startSuite } from '@fieldpost/testing';

export default async function suiteUp() {
  const chromium = process.env.FIELDPOST_CHROMIUM ?? '/usr/bin/chromium';
  if (!existsSync(chromium))
    throw new Error(
      `There is no browser at ${chromium}: install Debian's with "apt-get install chromium", or name another in FIELDPOST_CHROMIUM.`,
    );
  process.env.FIELDPOST_CHROMIUM = chromium;
  const dataDir = process.env.FIELDPOST_BROWSER_DATA;
  const suite = await startSuite(dataDir === undefined ? {} : { dataDir });
  if (dataDir === undefined) process.env.FIELDPOST_BROWSER_OWN = suite.dataDir;
  process.env.FIELDPOST_BROWSER_ROOT = suite.addresses.account;
}
