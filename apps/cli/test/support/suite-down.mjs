// Stops the suite of the run.
import { Suite } from '@fieldpost/testing';

export default async function suiteDown() {
  const { FIELDPOST_CLI_DATA: data = '' } = process.env;
  if (data !== '') await Suite.end(data);
}
