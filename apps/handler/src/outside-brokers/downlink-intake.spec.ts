import { beforeEach, describe, expect, it } from '@jest/globals';
import { defineError, unavailable } from '@fieldpost/errors';
import { createLogger, NoTracing } from '@fieldpost/observability';
import type { DownlinkReceiver } from '../downlinks/downlinks.service.js';
import { DownlinkIntake } from './downlink-intake.js';

const queueFull = defineError('spec_queue_full', 'resource_exhausted', 'Queue of {dev_id} is full');

/** Fails with the errors in turn, then takes everything. */
class Receiver implements DownlinkReceiver {
  errors: unknown[] = [];
  readonly ports: number[] = [];
  attempts = 0;

  async enqueue(_appId: string, _devId: string, { port }: { readonly port: number }): Promise<void> {
    this.attempts += 1;
    const error = this.errors.shift();
    if (error !== undefined) throw error;
    this.ports.push(port);
  }

  async settle(): Promise<void> {
    // Nothing comes twice here.
  }
}

const log = createLogger({ app: 'handler', level: 'fatal' });
const downlink = (port: number) => ({
  appId: 'my-app',
  devId: 'dev-1',
  payload: Buffer.from(JSON.stringify({ port })),
});

let receiver: Receiver;
let intake: DownlinkIntake;
let stop: AbortController;

beforeEach(() => {
  receiver = new Receiver();
  intake = new DownlinkIntake(receiver, { peer: 'mqtt', log, tracing: new NoTracing(), random: () => 0 });
  stop = new AbortController();
});

const receive = (port: number) => intake.receive(downlink(port), stop.signal);

describe('A downlink of an outside broker', () => {
  it('waits for the database, and those after it wait behind it', async () => {
    receiver.errors = [unavailable({ what: 'database' }), unavailable({ what: 'database' })];
    expect(await Promise.all([receive(1), receive(2)])).toEqual(['queued', 'queued']);
    expect(receiver.ports).toEqual([1, 2]);
  });

  it('is rejected for good by a rule, after one attempt', async () => {
    receiver.errors = [queueFull({ dev_id: 'dev-1' })];
    expect(await receive(1)).toBe('rejected');
    expect(receiver.attempts).toBe(1);
  });

  it('that fails for an unknown reason is dropped after three attempts, so that it delays no other', async () => {
    receiver.errors = [new Error('odd'), new Error('odd'), new Error('odd')];
    expect(await receive(1)).toBe('rejected');
    expect(receiver.attempts).toBe(3);
    expect(await receive(2)).toBe('queued');
  });

  it('goes back when the handler stops meanwhile', async () => {
    receiver.errors = Array.from({ length: 1_000 }, () => unavailable({ what: 'database' }));
    const outcomes = Promise.all([receive(1), receive(2)]);
    await new Promise((resolve) => setTimeout(resolve, 10));
    stop.abort();
    expect(await outcomes).toEqual(['not now', 'not now']);
    expect(receiver.ports).toEqual([]);
  });
});
