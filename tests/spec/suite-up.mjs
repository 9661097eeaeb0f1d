// Starts one suite for the whole run, as a user would. Jest runs this file as it is, so it takes the built library.
import { startSuite } from '@fieldpost/testing';

export default async function suiteUp() {
  const suite = await startSuite();
  process.env.FIELDPOST_SPEC_DATA = suite.dataDir;
  process.env.FIELDPOST_SPEC_PORT_BASE = String(suite.portBase);
}
