import { expect, it } from '@jest/globals';
import { Metadata, status } from '@grpc/grpc-js';
import { AppId, DevId } from '@fieldpost/domain';
import { until } from '@fieldpost/testing';
import { QueuedDownlinks } from '../downlinks/queued-downlinks.js';
import { ClassCDownlinks } from './class-c-downlinks.js';

const [appId, devId] = [AppId('my-app'), DevId('my-dev')];
const device = { appId, devId, appEui: '70B3D57EF0000024', devEui: '0001020304050607' };
const loaded = { device: { ...device, radio: { deviceClass: 'C' } }, application: undefined };

type Callback = (error: object) => void;

/** The events of an application whose broker rejects the offer with this code. */
async function eventsAfter(code: status, details: string): Promise<readonly unknown[]> {
  const [events, warnings] = [[] as unknown[], [] as unknown[]];
  const queued = new QueuedDownlinks();
  const offer = (_request: unknown, _metadata: Metadata, _options: unknown, done: Callback) =>
    done({ code, details, metadata: new Metadata() });
  const downlinks = new ClassCDownlinks(
    queued,
    { countWaiting: async () => 1 } as never,
    { findWithApplication: async () => loaded } as never,
    {} as never,
    { metadata: () => new Metadata() } as never,
    { term: {} } as never,
    { event: (...event: unknown[]) => events.push(event) } as never,
    { connected: () => [{ source: {}, clients: { classC: { offer } } }] } as never,
    { warn: (...warning: unknown[]) => void warnings.push(warning) },
  );
  downlinks.onApplicationBootstrap();
  queued.notify(appId, devId);
  await until('the rejection is logged', () => warnings.length > 0);
  return events;
}

it('An application hears when its downlinks of class C have used their share of airtime', async () => {
  const details = 'The application "my-app" has used its share';
  expect(await eventsAfter(status.RESOURCE_EXHAUSTED, details)).toEqual([
    [appId, devId, 'down/errors', expect.objectContaining({ error: details })],
  ]);
  expect(await eventsAfter(status.PERMISSION_DENIED, 'permission denied: no')).toEqual([]);
});
