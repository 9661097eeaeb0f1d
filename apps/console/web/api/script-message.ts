import { texts } from '../texts.js';

const interrupted = /^Interrupted javascript execution for (\S+) after (\d+) ?ms/;

/** The error of a payload function in plain words, and what to do about one that took too long. */
export function scriptMessage(error: string): string {
  const text = error.replace(/^Internal error: /, '');
  const [, name, limit] = interrupted.exec(text) ?? [];
  if (name === undefined || limit === undefined) return text;
  return texts.advice.interrupted(name, Number(limit));
}
