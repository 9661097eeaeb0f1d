/**
 * Characters that do not belong in a text of one line: control characters, line and paragraph separators, characters that change
 * the direction of text, and halves of a character that was cut. Other users choose names, and other servers their responses: in
 * a terminal such characters could move the cursor, change its title or reorder what is shown.
 */
export const unsafeCharacters = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
