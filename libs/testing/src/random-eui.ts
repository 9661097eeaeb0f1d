import { randomBytes } from 'node:crypto';
import { Eui } from '@fieldpost/domain';

/** An EUI that no other gateway or device of a suite has. */
export const randomEui = (): Eui => Eui(randomBytes(8).toString('hex'));
