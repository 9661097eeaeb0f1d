import { Suite } from '@fieldpost/testing';

/** The suite that all libraries use; each brings people and applications of its own. */
export const sharedSuite = (): Suite => Suite.find(process.env['FIELDPOST_INTEROP_DATA'] ?? '');
