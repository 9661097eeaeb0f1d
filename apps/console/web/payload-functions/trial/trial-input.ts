import { bytesIn } from '../notation.js';
import { functionsTexts as words } from '../payload-functions.texts.js';
import { isFields, type Trial } from './trial.js';

/** The empty input of the test bench. */
export const start: Trial = { way: 'up', input: '', notation: 'hex', port: 1 };

/** Problem of an input; undefined for one that can run. Nothing is no mistake, but does not run either. */
export function problemIn({ way, input, notation }: Trial): string | undefined {
  if (input === '') return undefined;
  if (way === 'down') return isFields(input) ? undefined : words.fieldsProblem;
  return bytesIn(input, notation) ? undefined : words.notationProblems[notation];
}

/** Problem of a port. */
export const problemOfPort = (port: number): string | undefined =>
  Number.isInteger(port) && port >= 0 && port <= 255 ? undefined : words.portProblem;

/** Whether an input can run. */
export const canRun = (trial: Trial): boolean =>
  trial.input !== '' && problemIn(trial) === undefined && problemOfPort(trial.port) === undefined;
