declare const brand: unique symbol;

/**
 * What a user is called for ever, whatever becomes of name and address: `u_` and 128 random bits as 32 upper-case
 * hexadecimal characters. Ids of applications have lower-case letters, so that a subject tells which of the two it is.
 */
export type UserId = string & { readonly [brand]: 'UserId' };

export const newUserId = (random: (bytes: number) => Buffer): UserId =>
  `u_${random(16).toString('hex').toUpperCase()}` as UserId;

export const isUserId = (raw: string): raw is UserId => /^u_[0-9A-F]{32}$/.test(raw);
