import { describe, expect, it } from '@jest/globals';
import { messageProblems, schemaNames, webhookProblems } from './message-problems.js';

const at = (kind: string) => `my-app/devices/my-dev/${kind}`;
const uplink = { app_id: 'a', dev_id: 'd', port: 1, counter: 0, payload_raw: 'AQ==', metadata: { time: '' } };

describe('The published schema of a message', () => {
  it('allows the examples of the protocol', () => {
    expect(messageProblems(at('up'), uplink)).toEqual([]);
    expect(messageProblems(at('up/led'), true)).toEqual([]);
    expect(messageProblems(at('events/delete'), null)).toEqual([]);
    expect(messageProblems(at('events/downlink/scheduled'), { message: { port: 1 } })).toEqual([]);
  });

  it.each([
    ['a member that is not listed', at('up'), { ...uplink, seen: 1 }],
    ['a member of the wrong type', at('up'), { ...uplink, port: '1' }],
    ['a missing member', at('events/up/errors'), {}],
    ['data of an event that has none', at('events/delete'), {}],
    ['a member of a nested object that is not listed', at('up'), { ...uplink, metadata: { time: '', x: 1 } }],
  ])('does not allow %s', (_, topic, message) => expect(messageProblems(topic, message)).not.toEqual([]));

  it('of a webhook names the event', () => {
    const headers = {
      ...{ 'content-type': 'application/json', 'user-agent': 'Fieldpost', 'x-fieldpost-attempt': '1' },
      ...{ 'x-fieldpost-topic': at('events/delete'), 'x-fieldpost-delivery': '1' },
      ...{ 'x-fieldpost-timestamp': '1500000000', 'x-fieldpost-signature': `v1=${'0'.repeat(64)}` },
    };
    const event = { app_id: 'a', dev_id: 'd', event: 'events/delete', data: null };
    const problems = (change: object) =>
      webhookProblems({ headers, body: JSON.stringify({ ...event, ...change }) });
    expect(problems({})).toEqual([]);
    expect(problems({ event: 'events/update' })).not.toEqual([]);
    expect(webhookProblems({ headers: {}, body: JSON.stringify(event) })).not.toEqual([]);
  });

  it('exists for every topic and for webhooks', () => expect(schemaNames()).toHaveLength(16));
});
