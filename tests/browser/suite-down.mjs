// Stops the suite that the run has started; one that it has found is left alone.
import { Suite } from '@fieldpost/testing';

export default async function suiteDown() {
  const { FIELDPOST_BROWSER_OWN: data = '' } = process.env;
  if (data !== '') await Suite.end(data);
}
