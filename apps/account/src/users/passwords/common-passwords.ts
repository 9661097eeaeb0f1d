import { dictionary } from '@zxcvbn-ts/language-common';

/** Common passwords of networks like this one, which the list of breached passwords does not have. */
const ofNetworks = ['changeme123', 'change-me', 'fieldpost', 'lorawan1', 'lorawan123', 'thethingsnetwork'];

const read = (): ReadonlySet<string> =>
  new Set([...dictionary['passwords-common'], ...ofNetworks].map((password) => password.toLowerCase()));

let passwords: ReadonlySet<string> | undefined;

/** Whether the password is among the most common and breached ones, in upper or lower case. The list is read at the first use. */
export const isCommonPassword = (password: string): boolean =>
  (passwords ??= read()).has(password.toLowerCase());
