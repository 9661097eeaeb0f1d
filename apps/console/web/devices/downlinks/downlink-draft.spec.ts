import { describe, expect, it } from '@jest/globals';
import type { DownlinkQueue } from '../devices.queries.js';
import {
  downlinkRules,
  emptyMessage,
  type MessageDraft,
  portProblem,
  sentText,
  toDownlink,
  toUplink,
} from './downlink-draft.js';

const problemsOf = (more: Partial<MessageDraft>): string[] => {
  const draft = { ...emptyMessage, bytes: '01', ...more };
  return (['port', 'bytes', 'fields'] as const).filter((field) => downlinkRules[field](draft[field], draft));
};

describe('A downlink in the form', () => {
  it.each<[Partial<MessageDraft>, string[]]>([
    [{}, []],
    [{ form: 'fields', bytes: '', fields: '{"led":true}' }, []],
    [{ port: '224' }, ['port']],
    [{ port: '' }, []],
    [{ port: '0' }, ['port']],
    [{ bytes: '' }, ['bytes']],
    [{ bytes: '0' }, ['bytes']],
    [{ form: 'fields', fields: '[1]' }, ['fields']],
    [{ form: 'fields', fields: '{' }, ['fields']],
  ])('shows the error at its field: %j', (more, fields) => expect(problemsOf(more)).toEqual(fields));

  it('is sent in the format of MQTT', () => {
    const draft: MessageDraft = {
      ...emptyMessage,
      port: '2',
      bytes: 'ff 01',
      confirmed: true,
      schedule: 'last',
    };
    expect(toDownlink(draft)).toEqual({ port: 2, confirmed: true, schedule: 'last', payload_raw: '/wE=' });
    expect(toDownlink({ ...draft, port: '' })).toMatchObject({ port: 0 });
    expect(toDownlink({ ...draft, form: 'fields', fields: '{"led":true}' })).toMatchObject({
      payload_fields: { led: true },
    });
  });
});

describe('The message about a sent downlink', () => {
  const one = { id: '1', port: 1 } as unknown as NonNullable<DownlinkQueue['current']>;
  const textAfter = (queue: object) =>
    sentText({ ...emptyMessage, schedule: 'last' }, queue as unknown as DownlinkQueue);

  it('speaks of other downlinks only where there are others', () => {
    expect(textAfter({ current: null, waiting: [one] })).toBe('The downlink is queued.');
    expect(textAfter({ current: one, waiting: [one] })).toMatch(/behind the others/);
  });
});

describe('A simulated uplink', () => {
  it('has a port from 1 on, as its hint says', () => {
    expect(portProblem('0')).toBe('A whole number from 1 to 223.');
    expect(portProblem('')).toBe('A whole number from 1 to 223.');
    expect(portProblem('1')).toBeNull();
  });

  it('may be empty', () =>
    expect(toUplink({ ...emptyMessage, port: '7' })).toEqual({ port: 7, payload_raw: '' }));
});
