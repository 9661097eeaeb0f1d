import { type AppError, notValid } from '@fieldpost/errors';
import { argumentName } from './argument-name.js';
import { textProblem } from './text-problem.js';

/** Arrays and objects inside each other at most; no body of this interface needs more than five. */
export const deepestJson = 32;

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;
const space = 0x20;
/** That bit alone tells `[` from `{` and `]` from `}`. */
const braceBit = 0x20;
const opening = 0x7b;
const closing = 0x7d;

/** An array or object that is open, with the names that its members have so far. */
interface Level {
  readonly names: Set<string>;
  current: string | undefined;
}

/** Where the quote is that ends the string which begins at `start`; -1 where none does. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(at - 1 - slashes) === backslash) slashes += 1;
  return slashes % 2 === 1;
}

/** Walks once over JSON that is known to be well-formed, so that it has to look at little of it. */
class MemberScan {
  private readonly levels: Level[] = [];
  private at = 0;

  constructor(private readonly text: string) {}

  /** The first problem there is. */
  run(): AppError | undefined {
    const { length } = this.text;
    while (this.at < length) {
      const problem = this.step(this.text.charCodeAt(this.at));
      if (problem) return problem;
      this.at += 1;
    }
    return undefined;
  }

  private step(code: number): AppError | undefined {
    if (code === quote) return this.readString();
    if ((code | braceBit) === closing) this.levels.pop();
    if ((code | braceBit) !== opening) return undefined;
    if (this.levels.length === deepestJson) return tooDeep();
    this.levels.push({ names: new Set(), current: undefined });
    return undefined;
  }

  private readString(): AppError | undefined {
    const start = this.at;
    this.at = endOfString(this.text, start);
    return this.checkString(start, this.at);
  }

  private checkString(start: number, end: number): AppError | undefined {
    const raw = this.text.slice(start + 1, end);
    // Bytes were checked before: a character that no field may hold can only stand there by its number.
    const hasEscapes = raw.includes('\\');
    const value = hasEscapes ? (JSON.parse(`"${raw}"`) as string) : raw;
    const reason = hasEscapes ? textProblem(value) : undefined;
    const isName = this.isName(end);
    if (reason !== undefined) return notValid({ argument: this.argument(isName ? '' : undefined), reason });
    return isName ? this.checkName(value) : undefined;
  }

  /** In well-formed JSON a colon follows names and nothing else. */
  private isName(end: number): boolean {
    let at = end + 1;
    while (this.text.charCodeAt(at) <= space) at += 1;
    return this.text.charCodeAt(at) === colon;
  }

  private checkName(name: string): AppError | undefined {
    const level = this.levels.at(-1);
    if (level === undefined) return undefined;
    if (level.names.has(name)) return notValid({ argument: this.argument(name), reason: 'is given twice' });
    if (this.poisons(name))
      return notValid({ argument: this.argument(name), reason: 'should not be the name of a member' });
    level.names.add(name);
    level.current = name;
    return undefined;
  }

  /** Names by which a program that merges objects would change what all objects have. */
  private poisons(name: string): boolean {
    return name === '__proto__' || (name === 'prototype' && this.levels.at(-2)?.current === 'constructor');
  }

  /** What errors call the value that is read now, or the member of this name beside it. */
  private argument(name?: string): string {
    const outer = name === undefined ? this.levels : this.levels.slice(0, -1);
    const path = [...outer.map(({ current }) => current), name].filter((part) => part !== undefined);
    return argumentName(path.filter(Boolean), 'Body');
  }
}

const tooDeep = () =>
  notValid({ argument: 'Body', reason: `should not have more than ${deepestJson} levels` });

/**
 * What is wrong with the members of a JSON text that can be parsed: one given twice, which readers understand in
 * different ways (RFC 8259 section 4), one that could poison a prototype, NUL or half a surrogate pair in any string, or
 * too many levels. One pass, in time linear in the length.
 */
export const memberProblem = (json: string): AppError | undefined => new MemberScan(json).run();

/**
 * Whether a text has too many levels, before it is parsed: what nests 400,000 arrays takes the parser twelve times as long
 * as other text of its size. Of a text that is no JSON it may say either; the parser rejects that.
 */
export function depthProblem(json: string): AppError | undefined {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfString(json, at);
    else if ((code | braceBit) === opening) depth += 1;
    else if ((code | braceBit) === closing) depth -= 1;
    if (at < 0) return undefined;
    if (depth > deepestJson) return tooDeep();
  }
  return undefined;
}
