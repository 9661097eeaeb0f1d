declare const brand: unique symbol;

/**
 * What a user is called for ever, whatever becomes of name and address: `u_` and 128 random bits as 32 upper-case
 * hexadecimal characters. Other ids have lower-case letters, so that a subject tells what it is; an id of 32 decimal digits
 * behind the same beginning, which somebody may choose for an application, is told by the type of its claims.
 */
export type UserId = string & { readonly [brand]: 'UserId' };

export const newUserId = (random: (bytes: number) => Buffer): UserId =>
  `u_${random(16).toString('hex').toUpperCase()}` as UserId;

export const isUserId = (raw: string): raw is UserId => /^u_[0-9A-F]{32}$/.test(raw);
