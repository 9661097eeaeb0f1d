// Starts one suite for the whole run, as a user would, or takes the one on FIELDPOST_BROWSER_DATA. Jest runs this file
// as it is, so it takes the built library.
import { existsSync } from 'node:fs';
import { chromiumFile, startSuite } from '@fieldpost/testing';

export default async function suiteUp() {
  const chromium = chromiumFile();
  if (!existsSync(chromium))
    throw new Error(
      `There is no browser at ${chromium}: install Debian's with "apt-get install chromium-headless-shell", or name another in FIELDPOST_CHROMIUM.`,
    );
  process.env.OAUTH_PROVIDER_NETWORKS ??= '127.0.0.0/8';
  // Receivers of integrations are in the tests themselves, and what they reject is given up at once.
  process.env.HANDLER_INTEGRATION_NETWORKS ??= '127.0.0.0/8';
  process.env.HANDLER_INTEGRATION_ATTEMPTS ??= '1';
  process.env.HANDLER_USAGE_REPORT_SECONDS ??= '1';
  process.env.FIELDPOST_LOGIN_NOTICE ??= 'For members of Acme only.';
  const dataDir = process.env.FIELDPOST_BROWSER_DATA;
  const suite = await startSuite({ network: true, ...(dataDir !== undefined && { dataDir }) });
  if (dataDir === undefined) process.env.FIELDPOST_BROWSER_OWN = suite.dataDir;
  process.env.FIELDPOST_BROWSER_ROOT = suite.addresses.account;
  process.env.FIELDPOST_BROWSER_SUITE = suite.dataDir;
  await registerAdministrator(suite.addresses.account);
}

/** The first user of all is administrator; on data of before, that user is there already. */
async function registerAdministrator(root) {
  const username = 'root';
  const body = JSON.stringify({
    username,
    email: `${username}@example.com`,
    password: 'a long enough one 9',
  });
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(`${root}/api/v2/users`, { method: 'POST', headers, body });
  if (status !== 201 && status !== 409) throw new Error(`The administrator is not registered: ${status}`);
}
