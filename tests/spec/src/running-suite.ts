import { Suite } from '@fieldpost/testing';

/** The suite that the run of the tests has started. */
export function runningSuite(): Suite {
  const { FIELDPOST_SPEC_DATA: data = '', FIELDPOST_SPEC_PORT_BASE: base = '' } = process.env;
  return Suite.find(data, Number(base));
}
