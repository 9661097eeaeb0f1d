import { ApiFailure } from '../api/failure.js';
import { scriptMessage } from '../api/script-message.js';
import { functionNames, type SourceName } from './handler-application.js';

/** How a function failed while it ran, with the line in its source where that is known. */
export interface Thrown {
  readonly source: SourceName;
  readonly line: number | undefined;
  readonly message: string;
}

/** The functions of a codec, such as `decodeUplink`, share one source. */
const sourceOf = (name: string): SourceName =>
  functionNames.find((known) => known === name.toLowerCase()) ?? 'codec';

/** The error of a function in a failed run; undefined for other failures. */
export function thrownIn(failure: unknown): Thrown | undefined {
  if (!(failure instanceof ApiFailure) || !failure.scriptError) return undefined;
  const { function: name, line, message } = failure.scriptError;
  return { source: sourceOf(name), line, message: scriptMessage(message) };
}
