// Stops whatever runs on the data folder of the run: a test has killed the suite that the run began with.
import { Suite } from '@fieldpost/testing';

export default async function suiteDown() {
  const { FIELDPOST_SPEC_DATA: data = '' } = process.env;
  if (data !== '') await Suite.end(data);
}
