import { describe, expect, it } from '@jest/globals';
import { DevAddr } from '@fieldpost/domain';
import { dataVector, joinVector } from '@fieldpost/testing';
import { copyOf, deviceWith, optionWith, silent } from '../../test/memory/samples.js';
import type { CollectedFrame } from '../receptions/frame-copy.js';
import { JoinsService } from './joins.service.js';

const session = { dev_addr: Buffer.from('26000001', 'hex'), nwk_s_key: dataVector.session.nwkSKey };

/** The joins of a network in which a join accept leaves when `hasSent` resolves. */
function joinsWith(hasSent: Promise<boolean>) {
  const sent: Buffer[] = [];
  const transmit = ({ payload }: { readonly payload: Buffer }) => {
    sent.push(payload);
    return hasSent;
  };
  const calls = {
    challenge: async () => joinVector.request,
    activate: async () => ({
      payload: joinVector.accept,
      activation_metadata: { lorawan: session },
    }),
  };
  const joins = new JoinsService(
    { find: async () => deviceWith(), startSession: async () => true } as never,
    { take: () => DevAddr('26000001') } as never,
    { find: async () => ({ id: 'handler-1' }) } as never,
    calls as never,
    { transmit } as never,
    { joined: () => ({}) } as never,
    { NETWORK_NET_ID: '000013' },
    silent,
  );
  return { joins, sent };
}

const requestAt = (gatewayId: string): CollectedFrame => ({
  payload: joinVector.request,
  copies: [copyOf(gatewayId, 7, [optionWith()])],
  receivedAt: new Date(),
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('Joins', () => {
  it('go on while join accepts wait for their windows, however many', async () => {
    let send: (isSent: boolean) => void = () => undefined;
    const { joins, sent } = joinsWith(new Promise((resolve) => (send = resolve)));
    const all: Promise<void>[] = [];
    for (let n = 0; n < 1_000; n += 1) {
      all.push(joins.accept(requestAt('gateway-1')));
      await settled();
    }
    expect(sent).toHaveLength(1_000);
    send(true);
    await Promise.all(all);
  });

  it('that come all at once are processed in a limited number, also of one gateway', async () => {
    const joinedBy = async (gatewayOf: (n: number) => string) => {
      const { joins, sent } = joinsWith(Promise.resolve(true));
      await Promise.all(Array.from({ length: 1_000 }, (_, n) => joins.accept(requestAt(gatewayOf(n)))));
      return sent.length;
    };
    // Of one handler.
    expect(await joinedBy((n) => `gateway-${n}`)).toBe(96);
    expect(await joinedBy(() => 'gateway-1')).toBe(64);
  });
});
