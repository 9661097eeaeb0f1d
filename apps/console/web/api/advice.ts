import { texts } from '../texts.js';
import { ApiFailure } from './failure.js';

const { advice } = texts;

/** A failure as text: the message of the server, and what to do about an outage or a limit. */
export function adviceOn(failure: unknown): string {
  if (!(failure instanceof ApiFailure)) return advice.mistake;
  const { status, message, needsLogin } = failure;
  if (needsLogin) return advice.needsLogin;
  const said = message === '' ? '' : `${capitalized(message)}. `;
  return `${said}${whatToDo(status)}`.trim() || advice.failed;
}

/** Whether a retry can help: only when the server was unavailable. */
export const isPassing = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (failure.status === 0 || failure.status === 503);

function whatToDo(status: number): string {
  if (status === 0) return advice.unreachable;
  if (status >= 500) return advice.unavailable;
  return status === 429 ? advice.limited : '';
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
