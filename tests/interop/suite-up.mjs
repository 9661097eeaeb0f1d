// Starts one suite for the libraries, as a user would. Jest runs this file as it is, so it takes the built library.
import { startSuite } from '@fieldpost/testing';

export default async function suiteUp() {
  // Relying parties are on this machine.
  process.env.OAUTH_CLIENT_NETWORKS ??= '127.0.0.0/8';
  // The developer guide receives webhooks on this machine.
  process.env.HANDLER_INTEGRATION_NETWORKS ??= '127.0.0.0/8';
  // The libraries register many users from one address.
  process.env.ACCOUNT_REGISTRATIONS_PER_HOUR ??= '0';
  const { dataDir } = await startSuite();
  process.env.FIELDPOST_INTEROP_DATA = dataDir;
}
