import type { Device } from '@fieldpost/domain';
import { Failure } from '../failure.js';
import { type Api, type ApiCall, pathOf } from '../session/api.js';
import { withAdvice } from '../session/server-message.js';

/** A device that was rejected. */
export interface Rejection {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly dev_id: string;
  readonly field: string;
  readonly error: string;
}

/** The result of an import. */
export interface Report {
  readonly read: number;
  readonly created: number;
  readonly replaced: number;
  readonly rejected: number;
  readonly dry_run: boolean;
  readonly errors: readonly Rejection[];
}

/** Devices, or a file with devices, and how they are imported. */
export interface ImportRequest {
  readonly devices?: readonly Device[];
  readonly file?: ApiCall['file'];
  readonly query?: ApiCall['query'];
}

/** Registers devices; those that exist are rejected unless the query says otherwise. */
export function importDevices(
  api: Api,
  appId: string,
  { devices, file, query = {} }: ImportRequest,
): Promise<Report> {
  const content = file ? { file } : { body: devices };
  return api.handler<Report>({
    method: 'POST',
    path: pathOf`/applications/${appId}/device-import`,
    query,
    ...content,
  });
}

/** Throws `Failure` with the reason of the first device that was rejected. */
export function requireAll({ errors: [rejection] }: Report): void {
  if (rejection) throw new Failure(withAdvice(rejection.error));
}
