/**
 * Control characters, and characters that change the direction of text. Other users choose names; in a terminal such
 * characters could move the cursor, change its title or reorder what is shown.
 */
const unsafe = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text that a terminal only shows. */
export const safeText = (text: string): string => text.replace(unsafe, escaped);

/** JSON that a terminal only shows; programs read the same value. */
export const safeJson = (value: unknown): string => safeText(JSON.stringify(value));
