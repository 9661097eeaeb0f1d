// A separate process, so that its CPU time is not counted: receives one order over the IPC channel, reports
// the end of the warm-up and the result, and ends.
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReceivedResponse } from './response-reader.js';
import { Connection } from './connection.js';
import { Latencies } from './latencies.js';
import type { Order, ProcessMessage } from './orders.js';
import { ready } from './request.js';

const tell = (told: ProcessMessage): void => void process.send?.(told);

/** One run: every connection sends the next request as soon as allowed. */
class Run {
  private readonly latencies = new Latencies();
  private answers = 0;
  private failures = 0;
  private example = '';
  private sent = 0;
  private isMeasuring = false;
  private isOver = false;
  private measuringSince = 0;

  constructor(private readonly order: Order) {}

  async run(): Promise<void> {
    const { port, connections, warmUpMs, measureMs } = this.order;
    const opened = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)));
    const begun = performance.now();
    const working = opened.map((connection, index) => this.work(connection, index, begun));
    await sleep(warmUpMs);
    this.measuringSince = performance.now();
    this.isMeasuring = true;
    tell({ at: 'measuring' });
    await sleep(measureMs);
    this.isMeasuring = false;
    const seconds = (performance.now() - this.measuringSince) / 1000;
    tell({ at: 'done', result: this.result(seconds) });
    this.isOver = true;
    for (const connection of opened) connection.close();
    await Promise.all(working);
  }

  private async work(connection: Connection, index: number, begun: number): Promise<void> {
    let follow = this.order.first?.[index] ?? '';
    while (!this.isOver) {
      const number = this.sent++;
      const due = await this.untilDue(number, begun);
      const answer = await connection.send(ready(this.requestOf(number, index), follow));
      this.note(answer, due);
      if (answer.status === 0) return;
      follow = this.order.follow === undefined ? '' : memberOf(answer.body, this.order.follow);
    }
  }

  /** Due time of the request, by `performance.now()`: waiting for a free connection counts as latency. */
  private async untilDue(number: number, begun: number): Promise<number> {
    const { perSecond } = this.order;
    if (perSecond === undefined) return performance.now();
    const due = begun + (number * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    return due;
  }

  private requestOf(number: number, index: number): string {
    const { requests, follow } = this.order;
    return requests[(follow === undefined ? number : index) % requests.length] ?? '';
  }

  /**
   * All responses count, because others are in progress at the end; latencies of requests from before do not.
   */
  private note({ status, body }: ReceivedResponse, since: number): void {
    if (!this.isMeasuring) return;
    if (status === 200) {
      this.answers += 1;
      if (since >= this.measuringSince) this.latencies.add(performance.now() - since);
    } else {
      this.failures += 1;
      this.example ||= `${status} ${body.slice(0, 200)}`;
    }
  }

  private result(seconds: number) {
    const { latencies, answers, failures, example } = this;
    const [p50, p99] = [latencies.percentile(0.5), latencies.percentile(0.99)];
    return { answers, failures, example, seconds, p50, p99 };
  }
}

const memberOf = (body: string, name: string): string =>
  String((JSON.parse(body) as Record<string, unknown>)[name] ?? '');

process.once('message', (order: Order) => {
  void new Run(order).run().then(() => process.exit(0));
});
