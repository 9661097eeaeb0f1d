import { describe, expect, it } from '@jest/globals';
import { downlinkRules, emptyMessage, type MessageDraft, toDownlink, toUplink } from './downlink-draft.js';

const problemsOf = (more: Partial<MessageDraft>): string[] => {
  const draft = { ...emptyMessage, bytes: '01', ...more };
  return (['port', 'bytes', 'fields'] as const).filter((field) => downlinkRules[field](draft[field], draft));
};

describe('A downlink in the form', () => {
  it.each<[Partial<MessageDraft>, string[]]>([
    [{}, []],
    [{ form: 'fields', bytes: '', fields: '{"led":true}' }, []],
    [{ port: '224' }, ['port']],
    [{ port: '' }, ['port']],
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
    expect(toDownlink({ ...draft, form: 'fields', fields: '{"led":true}' })).toMatchObject({
      payload_fields: { led: true },
    });
  });
});

describe('A simulated uplink', () => {
  it('may be empty', () =>
    expect(toUplink({ ...emptyMessage, port: '7' })).toEqual({ port: 7, payload_raw: '' }));
});
