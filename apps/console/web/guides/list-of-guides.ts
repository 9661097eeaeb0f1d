import type { guidesTexts } from './guides.texts.js';

/** A guide as the list of all has it. */
export interface Guide {
  /** Its part of an address. */
  readonly name: string;
  readonly reader: keyof typeof guidesTexts.readers;
  readonly title: string;
  /** What a reader finds there. */
  readonly about: string;
  /** Address of its text. */
  readonly file: string;
}

/** All guides: the build puts those of the documents here (`vite/guides/plugin.mjs`). */
export const guides: readonly Guide[] = [];
