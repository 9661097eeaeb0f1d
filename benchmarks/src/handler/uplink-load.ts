import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { cpuOf, cpuOfFamily, residentMb } from '../measure/processes.js';
import type { Measured } from '../measure/measure.js';
import type { Teardown } from '../teardown.js';
import type { ProcessMessage, UplinkOrder, UplinkResult } from './orders.js';

const program = fileURLToPath(new URL('uplink-process.js', import.meta.url));

/** The handler and its database, if any. */
export interface ServedUplinks {
  readonly handler: number;
  readonly postgres?: number;
}

/** The process that sends uplinks and counts deliveries. */
export class UplinkLoad {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
    readonly certificate: string,
  ) {}

  static async start(teardown: Teardown): Promise<UplinkLoad> {
    const child = fork(program, [], { execArgv: [] });
    teardown.add(() => child.kill());
    const [told] = (await once(child, 'message')) as [ProcessMessage];
    if (told.at !== 'listening') throw new Error('the load generator does not listen');
    return new UplinkLoad(child, told.port, told.certificate);
  }

  /** Runs an order; returns CPU per delivered uplink. */
  async run(order: UplinkOrder, { handler, postgres }: ServedUplinks): Promise<Measured & UplinkResult> {
    const used = () => ({
      handler: cpuOf(handler),
      postgres: postgres === undefined ? 0 : cpuOfFamily(postgres),
    });
    let before = used();
    let after = before;
    const result = await new Promise<UplinkResult>((resolve, reject) => {
      this.child.on('message', (told: ProcessMessage) => {
        if (told.at === 'measuring') before = used();
        if (told.at === 'measured') after = used();
        if (told.at === 'done') resolve(told.result);
      });
      this.child.once('exit', () => reject(new Error('the load generator ended before its time')));
      this.child.send(order);
    });
    this.child.removeAllListeners('message');
    this.child.removeAllListeners('exit');
    const serverCpu = (after.handler - before.handler) / result.answers;
    return {
      ...result,
      cpu: { handler: serverCpu },
      serverCpu,
      postgresCpu: postgres === undefined ? undefined : (after.postgres - before.postgres) / result.answers,
      perSecond: result.answers / result.seconds,
      resident: { handler: residentMb(handler) },
    };
  }
}
