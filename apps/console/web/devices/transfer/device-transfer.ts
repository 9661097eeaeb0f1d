import { ApiFailure } from '../../api/failure.js';
import type { HandlerApi } from '../../api/handler.js';
import type { DeviceFile, Portion } from './device-file.js';
import { applicationPath } from '../devices.queries.js';

/** Rejection of a device of a file. */
export interface Rejection {
  readonly line: number;
  readonly dev_id: string;
  readonly field: string;
  readonly error: string;
}

/** Result of an import or of its check. */
export interface Report {
  readonly read: number;
  readonly created: number;
  readonly replaced: number;
  readonly rejected: number;
  readonly errors: readonly Rejection[];
  /** Error that stopped the import. */
  readonly failure?: string;
}

/** Options of an import. */
export interface ImportOptions {
  readonly effect: 'dry_run' | 'all_or_nothing' | 'each';
  readonly replaces: boolean;
}

/** Progress callback and abort signal of an import. */
export interface ImportProgress {
  readonly onProgress: (devices: number) => void;
  readonly signal: AbortSignal;
  readonly sleep: (ms: number) => Promise<void>;
}

const nothing: Report = { read: 0, created: 0, replaced: 0, rejected: 0, errors: [] };
const devicesInPortion = 200;
const mostTries = 30;
const againMs = 1_000;

function sum(before: Report, piece: Portion, more: Report & { readonly error?: string }): Report {
  const errors = more.errors.map((rejection) => ({ ...rejection, line: piece.lineOf(rejection.line) }));
  return {
    read: before.read + more.read,
    created: before.created + more.created,
    replaced: before.replaced + more.replaced,
    rejected: before.rejected + more.rejected,
    errors: [...before.errors, ...errors],
    ...(more.error !== undefined && { failure: more.error }),
  };
}

/** Sends a file: an all-or-nothing import at once, others in portions with progress. */
export async function importDevices(
  post: (piece: Portion) => Promise<Response>,
  file: DeviceFile,
  { effect }: ImportOptions,
  { onProgress, signal, sleep }: ImportProgress,
): Promise<Report> {
  const pieces = file.cut(effect === 'each' ? devicesInPortion : Math.max(1, file.rows.length));
  let report = nothing;
  for (const piece of pieces) {
    if (signal.aborted) break;
    report = sum(report, piece, await retryWhenLimited(() => post(piece), sleep));
    onProgress(report.read);
    if (report.failure !== undefined) break;
  }
  return report;
}

/** The call that imports into an application. */
export const importCall =
  (handler: HandlerApi, appId: string, type: string, { effect, replaces }: ImportOptions) =>
  ({ text }: Portion): Promise<Response> => {
    const query = new URLSearchParams({
      ...(effect !== 'each' && { [effect]: 'true' }),
      ...(replaces && { replace: 'true' }),
    });
    return handler.open({
      method: 'POST',
      path: `${applicationPath(appId)}/device-import?${query}`,
      file: { type, text },
    });
  };

/** The handler limits calls per second, and imports to one per application at a time. */
async function retryWhenLimited(
  send: () => Promise<Response>,
  sleep: (ms: number) => Promise<void>,
): Promise<Report & { readonly error?: string }> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    const body = (await answer.json().catch(() => ({}))) as Partial<Report> & { readonly error?: string };
    const isBusy = answer.status === 429 && !body.read;
    if (!isBusy || tries === mostTries) return reportIn(answer, body);
    await sleep(againMs);
  }
}

function reportIn(answer: Response, body: Partial<Report> & { readonly error?: string }) {
  if (!body.errors) throw new ApiFailure(answer.status, body.error ?? '');
  return { ...nothing, ...body };
}

/** File name of an export. */
export const exportName = (appId: string, format: string, now: Date): string =>
  `${appId}-devices-${now.toISOString().slice(0, 10)}.${format}`;
