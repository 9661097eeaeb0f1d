import { describe, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import { readEnvelope, writeEnvelope, writeMessage } from './bus-message.js';
import type { SharedMessage } from './message-bus.js';

const message = (json: string): SharedMessage => ({
  appId: AppId('my-app'),
  devId: DevId('my-dev'),
  kind: 'events/down/sent',
  source: 'handler',
  json,
});

describe('Messages to other replicas', () => {
  it('arrive as they left, with who sent them', () => {
    const messages = [message('{"text":"ü \\" \\n"}'), message('null')];
    const text = writeEnvelope('replica-1', messages.map(writeMessage));
    expect(readEnvelope(text)).toEqual({ replica: 'replica-1', messages });
  });

  it.each([['{'], ['{}'], ['{"replica":"a","messages":[{"app_id":"Not An Id"}]}']])('are not %s', (text) =>
    expect(() => readEnvelope(text)).toThrow(),
  );
});
