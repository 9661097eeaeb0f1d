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
    const messages = [
      message('{"text":"ü \\" \\n"}'),
      message('null'),
      { ...message('{}'), decodingError: 'bad frame' },
    ];
    const text = writeEnvelope('replica-1', messages.map(writeMessage));
    expect(readEnvelope(text)).toEqual({ replica: 'replica-1', messages });
  });

  it('have the names that other versions read', () => {
    const written = writeMessage({ ...message('1'), whole: ['gps'], traceparent: '00-1-2-01' });
    expect(writeEnvelope('replica-1', [written])).toBe(
      '{"replica":"replica-1","messages":[{"app_id":"my-app","dev_id":"my-dev","kind":"events/down/sent","source":"handler","json":"1","whole":["gps"],"traceparent":"00-1-2-01"}]}',
    );
  });

  it('are read without those of a kind that only a later version knows', () => {
    const later = writeMessage(message('1')).replace('events/down/sent', 'events/of/a/later/version');
    const text = writeEnvelope('replica-1', [later, writeMessage(message('2'))]);
    expect(readEnvelope(text).messages).toEqual([message('2')]);
  });

  it.each([['{'], ['{}'], ['{"replica":"a","messages":[{"app_id":"Not An Id"}]}']])('are not %s', (text) =>
    expect(() => readEnvelope(text)).toThrow(),
  );
});
