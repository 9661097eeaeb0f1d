import { unsafeCharacters } from '@fieldpost/domain';

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text that a terminal only shows. */
export const safeText = (text: string): string => text.replace(unsafeCharacters, escaped);

/** JSON that a terminal only shows; programs read the same value. */
export const safeJson = (value: unknown): string => safeText(JSON.stringify(value));
