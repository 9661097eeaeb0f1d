// Starts one suite for the whole run, as a user would. Jest runs this file as it is, so it takes the built library.
import { startSuite } from '@fieldpost/testing';

export default async function suiteUp() {
  const { dataDir } = await startSuite();
  process.env.FIELDPOST_CLI_DATA = dataDir;
}
