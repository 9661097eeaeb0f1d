import { texts } from '../texts.js';

/** What the handler writes before the error itself. */
const begin = /^(?:Unable to decode payload fields: |Internal error: )+/;
const interrupted = /^Interrupted javascript execution for (\S+) after (\d+) ?ms/;
/** The handler evaluates each source under this name. */
const notParsed = /^(\S+) threw error: \(anonymous\): Line (\d+):\d+ (.*)$/s;
const thrown = /^(\S+) threw error: (.*)$/s;
/** The functions of a codec, which the console names by their source, as it does the others. */
const ofCodec =
  /^(?:decodeUplink|decodeDownlink|encodeDownlink)(?=, line |: | returned | not valid: | was stopped: )/;
const notJson = /^Payload Function output cannot be marshaled to JSON: json: unsupported value: (.*)$/s;

/** The error of a payload function in plain words, with its function and line, and what to do about one that took too long. */
export const scriptMessage = (error: string): string =>
  inPlainWords(error).replace(ofCodec, texts.advice.codec);

function inPlainWords(error: string): string {
  const text = error.replace(begin, '');
  const words: readonly (readonly [RegExp, (...found: readonly string[]) => string])[] = [
    [interrupted, (name = '', limit) => texts.advice.interrupted(name, Number(limit))],
    [notParsed, (name = '', line, message = '') => texts.advice.inLine(name, Number(line), message)],
    [thrown, (name = '', message = '') => texts.advice.inFunction(name, message)],
    [notJson, (value = '') => texts.advice.notJson(value)],
  ];
  for (const [form, inWords] of words) {
    const found = form.exec(text);
    if (found) return inWords(...found.slice(1));
  }
  return text;
}
