import { describe, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import { createLogger } from '@fieldpost/observability';
import { sampleUplink } from '../../test/memory/sample-uplink.js';
import { type ApplicationMessage, type MessageTaker, TakenMessages } from './message-takers.js';

const log = createLogger({ app: 'test', level: 'fatal' });

const takerOf = (wanted: string) => {
  const taken: ApplicationMessage[] = [];
  const taker: MessageTaker = {
    wants: (appId) => appId === wanted,
    take: (message) => void taken.push(message),
  };
  return { taken, taker };
};

describe('Messages that are taken', () => {
  it('go with their JSON to those who want them, and to nobody else', () => {
    const [mine, other] = [takerOf('my-app'), takerOf('other')];
    const messages = new TakenMessages([mine.taker, other.taker], log);
    messages.uplink(sampleUplink);
    messages.event(AppId('my-app'), DevId('dev-1'), 'delete', null);
    expect(mine.taken).toEqual([
      { appId: 'my-app', devId: 'dev-1', kind: 'up', json: JSON.stringify(sampleUplink) },
      { appId: 'my-app', devId: 'dev-1', kind: 'events/delete', json: 'null' },
    ]);
    expect(other.taken).toEqual([]);
  });

  it('never fail whoever publishes', () => {
    const broken: MessageTaker = {
      wants: () => true,
      take: () => {
        throw new Error('broken');
      },
    };
    expect(() => new TakenMessages([broken], log).uplink(sampleUplink)).not.toThrow();
  });
});
