import { Suite } from '@fieldpost/testing';

export default async function suiteDown() {
  const { FIELDPOST_INTEROP_DATA: data = '' } = process.env;
  if (data !== '') await Suite.end(data);
}
