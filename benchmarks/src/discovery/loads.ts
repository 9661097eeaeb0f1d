import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LoadResult } from '../load/orders.js';

const run = promisify(execFile);
const maxBuffer = 64 * 1024 * 1024;

/** A call that a load generator repeats as fast as possible. */
export interface Load {
  readonly run: (seconds: number) => Promise<LoadResult>;
}

export interface GrpcLoad {
  readonly ghz: string;
  readonly contract: string;
  readonly port: number;
  readonly method: string;
  readonly request: object;
  /** Call metadata such as limit and offset. */
  readonly metadata?: Readonly<Record<string, string>>;
  readonly concurrency: number;
  /** TLS connections that share the calls. */
  readonly connections: number;
}

interface GhzReport {
  readonly total: number;
  readonly statusCodeDistribution: Readonly<Record<string, number>>;
  readonly latencyDistribution: readonly { readonly percentage: number; readonly latency: number }[];
}

const percentile = ({ latencyDistribution }: GhzReport, percentage: number): number =>
  (latencyDistribution.find((each) => each.percentage === percentage)?.latency ?? 0) / 1e6;

/** Calls over gRPC with ghz. */
export const grpcLoad = (load: GrpcLoad): Load => ({
  run: async (seconds) => {
    const { stdout } = await run(
      load.ghz,
      [
        ...['--proto', load.contract, '--call', `discovery.Discovery.${load.method}`, '--skipTLS'],
        ...['-d', JSON.stringify(load.request), '-m', JSON.stringify(load.metadata ?? {})],
        ...['-c', String(load.concurrency), '--connections', String(load.connections)],
        ...['-z', `${seconds}s`, '--duration-stop', 'wait', '-O', 'json', `127.0.0.1:${load.port}`],
      ],
      { maxBuffer },
    );
    const report = JSON.parse(stdout) as GhzReport;
    const { OK = 0, ...failed } = report.statusCodeDistribution;
    const failures = Object.values(failed).reduce((sum, count) => sum + count, 0);
    const example = Object.keys(failed)[0] ?? '';
    const [p50, p99] = [percentile(report, 50), percentile(report, 99)];
    return { answers: OK, failures, example, seconds: report.total / 1e9, p50, p99 };
  },
});

const unitMs: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000 };

/** A line of wrk such as `99%    2.20ms`. */
function latencyIn(text: string, percentage: number): number {
  const [, amount = '0', unit = ''] = new RegExp(`\\s${percentage}%\\s+([\\d.]+)(us|ms|s)`).exec(text) ?? [];
  return Number(amount) * (unitMs[unit] ?? 0);
}

/** Parsed output of wrk. */
export function readWrk(text: string): LoadResult {
  const [, answers = '0', seconds = '1'] = /(\d+) requests in ([\d.]+)s/.exec(text) ?? [];
  const [, failed = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(text) ?? [];
  return {
    answers: Number(answers) - Number(failed),
    failures: Number(failed),
    example: failed === '0' ? '' : 'no 2xx or 3xx',
    seconds: Number(seconds),
    p50: latencyIn(text, 50),
    p99: latencyIn(text, 99),
  };
}

/** Requests over HTTP with wrk, one at a time per connection. */
export const httpLoad = (load: {
  readonly wrk: string;
  readonly url: string;
  readonly concurrency: number;
}): Load => ({
  run: async (seconds) => {
    const args = ['-t', '1', '-c', String(load.concurrency), '-d', `${seconds}s`, '--latency', load.url];
    return readWrk((await run(load.wrk, args, { maxBuffer })).stdout);
  },
});
