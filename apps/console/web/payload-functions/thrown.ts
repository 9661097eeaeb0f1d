import { ApiFailure } from '../api/failure.js';
import type { ThrownError } from './editor/thrown-mark.js';
import { functionNames, type SourceName } from './handler-application.js';

/** An error that a function threw while it ran, with its line in its source. */
export interface Thrown extends ThrownError {
  readonly source: SourceName;
}

/** The functions of a codec, such as `decodeUplink`, share one source. */
const sourceOf = (name: string): SourceName =>
  functionNames.find((known) => known === name.toLowerCase()) ?? 'codec';

/** The error of a function in a failed run; undefined for other failures, and where its place is not known. */
export function thrownIn(failure: unknown): Thrown | undefined {
  if (!(failure instanceof ApiFailure) || !failure.scriptError) return undefined;
  const { function: name, line, message } = failure.scriptError;
  return { source: sourceOf(name), line, message };
}
