import { randomBytes } from 'node:crypto';
import { digestOf } from '@fieldpost/persistence';
import { undoSeconds } from './undo-links.js';

const secretBytes = 32;

/** 256 random bits, base64url. */
export const newLinkSecret = (): string => randomBytes(secretBytes).toString('base64url');

/** A link that undoes a change of the address; its secret is mailed, its digest stored. */
export interface SecretUndoLink {
  readonly token: string;
  readonly digest: string;
  readonly seconds: number;
}

export function newUndoLink(): SecretUndoLink {
  const token = newLinkSecret();
  return { token, digest: digestOf(token), seconds: undoSeconds };
}

/** The address that a change replaces, for the notice that is mailed to it. */
export interface EmailChange {
  readonly formerEmail: string;
  /** Empty when the address was never verified; such an address cannot undo the change. */
  readonly undoToken: string;
  readonly undoSeconds: number;
}

export const emailChange = (formerEmail: string, undo?: SecretUndoLink): EmailChange => ({
  formerEmail,
  undoToken: undo?.token ?? '',
  undoSeconds: undo?.seconds ?? 0,
});
