declare const brand: unique symbol;

/**
 * The permanent id of a user: `u_` and 128 random bits as 32 upper-case hexadecimal characters. Other ids have
 * lower-case letters, so that subjects differ. An application id of `u_` and 32 digits is possible; the type of the
 * claims distinguishes it.
 */
export type UserId = string & { readonly [brand]: 'UserId' };

export const newUserId = (random: (bytes: number) => Buffer): UserId =>
  `u_${random(16).toString('hex').toUpperCase()}` as UserId;

export const isUserId = (raw: string): raw is UserId => /^u_[0-9A-F]{32}$/.test(raw);
