import { describe, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import { createLogger } from '@fieldpost/observability';
import { sampleUplink } from '../../test/memory/sample-uplink.js';
import { type ApplicationMessage, type MessageSubscriber, MessageDispatcher } from './message-subscribers.js';

const log = createLogger({ app: 'test', level: 'fatal' });

const takerOf = (wanted: string) => {
  const taken: ApplicationMessage[] = [];
  const taker: MessageSubscriber = {
    wants: (appId) => appId === wanted,
    take: (message) => void taken.push(message),
  };
  return { taken, taker };
};

describe('Published messages', () => {
  it('go with their JSON only to the subscribers that want them', () => {
    const [mine, other] = [takerOf('my-app'), takerOf('other')];
    const messages = new MessageDispatcher([mine.taker, other.taker], log);
    messages.uplink(sampleUplink);
    messages.event(AppId('my-app'), DevId('dev-1'), 'delete', null);
    expect(mine.taken).toEqual([
      { appId: 'my-app', devId: 'dev-1', kind: 'up', json: JSON.stringify(sampleUplink) },
      { appId: 'my-app', devId: 'dev-1', kind: 'events/delete', json: 'null' },
    ]);
    expect(other.taken).toEqual([]);
  });

  it('never fail their publisher', () => {
    const broken: MessageSubscriber = {
      wants: () => true,
      take: () => {
        throw new Error('broken');
      },
    };
    expect(() => new MessageDispatcher([broken], log).uplink(sampleUplink)).not.toThrow();
  });
});
