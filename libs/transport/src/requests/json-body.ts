import { type AppError, notValid } from '@fieldpost/errors';
import { argumentName } from './argument-name.js';
import { textProblem } from './text-problem.js';

/** Nested arrays and objects of a body at most; no request needs more than five. */
export const maxJsonDepth = 32;

/** Members, objects and arrays of a body at most; a device has some fifty, a gateway 50 attributes. */
export const maxJsonParts = 10_000;

const [quote, backslash, colon] = [0x22, 0x5c, 0x3a];
/** How brackets change the depth: `[`, `{`, `]`, `}`. */
const depthOf = new Map([
  [0x5b, 1],
  [0x7b, 1],
  [0x5d, -1],
  [0x7d, -1],
]);

/** Where a string ends that begins here. */
function endOfString(json: string, begin: number): number {
  let at = begin + 1;
  while (at < json.length && json.charCodeAt(at) !== quote) at += json.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}

/**
 * Why a text has too many parts for a body; undefined when it has not, or is not JSON. Checked before parsing: 500,000
 * nested arrays, or an object with 90,000 members, take `JSON.parse` 20 times as long as other text of that size.
 */
export function jsonPartsProblem(json: string): string | undefined {
  let depth = 0;
  let parts = 0;
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at);
    if (character === quote) at = endOfString(json, at);
    const change = depthOf.get(character) ?? 0;
    depth += change;
    if (change > 0 || character === colon) parts += 1;
    if (depth > maxJsonDepth) return `should not have more than ${maxJsonDepth} levels`;
    if (parts > maxJsonParts) return `should not have more than ${maxJsonParts} members and lists`;
  }
  return undefined;
}

/** Parses a JSON body. Rejects deep nesting, too many members, text that cannot be stored, and names that could poison a prototype. */
export function readJson(json: string): unknown {
  const problem = jsonPartsProblem(json);
  if (problem !== undefined) throw bodyNotValid(problem);
  const value = parse(json);
  checkValue(value, []);
  return value;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw notValid({ argument: 'Body', reason: 'should be JSON' }, { cause });
  }
}

function checkValue(value: unknown, path: readonly string[]): void {
  if (typeof value === 'string') return checkText(value, path);
  if (Array.isArray(value)) return value.forEach((item) => checkValue(item, path));
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    checkText(name, path);
    const memberPath = [...path, name];
    if (isPoisonous(memberPath)) throw bodyNotValid('should not be the name of a member', memberPath);
    checkValue(member, memberPath);
  }
}

function checkText(text: string, path: readonly string[]): void {
  const reason = textProblem(text);
  if (reason !== undefined) throw bodyNotValid(reason, path);
}

/** Names with which a program that merges objects would change the prototype of all objects. */
const isPoisonous = (path: readonly string[]): boolean =>
  path.at(-1) === '__proto__' || (path.at(-1) === 'prototype' && path.at(-2) === 'constructor');

const bodyNotValid = (reason: string, path: readonly string[] = []): AppError =>
  notValid({ argument: argumentName(path.filter(Boolean), 'Body'), reason });
