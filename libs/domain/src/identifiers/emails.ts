const plainLettersSmall = (email: string): string =>
  email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Whether two e-mail addresses differ in the case of the letters A to Z at most. Others count: `İ` is an `i` in lower case
 * for some and two characters for others, and the mailbox may belong to another person.
 */
export const isSameEmail = (one: string, other: string): boolean =>
  plainLettersSmall(one) === plainLettersSmall(other);

/** The part of an address after the last "@", in lower case. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
