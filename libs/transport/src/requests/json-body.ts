import { type AppError, notValid } from '@fieldpost/errors';
import { argumentName } from './argument-name.js';
import { textProblem } from './text-problem.js';

/** Nested arrays and objects of a body at most; no request needs more than five. */
export const maxJsonDepth = 32;

const stringsAndBrackets = /"(?:[^"\\]|\\.)*"?|[[\]{}]/g;

/** Checked before parsing: 500,000 nested arrays take `JSON.parse` 20 times as long as other text of that size. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  for (const [token] of json.matchAll(stringsAndBrackets)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > maxJsonDepth) return true;
  }
  return false;
}

/** Parses a JSON body. Rejects deep nesting, text that cannot be stored, and names that could poison a prototype. */
export function readJson(json: string): unknown {
  if (isTooDeep(json)) throw bodyNotValid(`should not have more than ${maxJsonDepth} levels`);
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
