import { beforeEach, describe, expect, it } from '@jest/globals';
import { ComponentId } from '@fieldpost/domain';
import { unavailable } from '@fieldpost/errors';
import { TrustedBrokers } from './trusted-brokers.js';

const created = '2026-11-25T02:00:00.000Z';
const approved = { id: 'approved', type: 'broker', approved: true, created };
const router = { id: 'router', type: 'router', approved: true, created };
const pending = { id: 'pending', type: 'broker', approved: false, created };

describe('The brokers that a handler trusts', () => {
  let asked: (readonly string[])[] = [];
  let answers: readonly (typeof approved)[] = [];
  let isAway = false;
  let now = 0;
  beforeEach(() => {
    [asked, answers, isAway, now] = [[], [approved, router, pending], false, 0];
  });

  const trusted = (brokerIds: readonly string[] = [], isConfigured = true) =>
    new TrustedBrokers(
      { HANDLER_BROKER_IDS: [...brokerIds] },
      {
        isConfigured,
        listApprovals: async (ids) => {
          asked.push(ids);
          if (isAway) throw unavailable({ what: 'account' });
          return answers.filter(({ id }) => ids.includes(id));
        },
      },
      () => now,
    );
  const everybody = ['approved', 'pending', 'router', 'stranger'];
  const announced = (id: string, registeredAt?: number) => ({ id: ComponentId(id), registeredAt });
  const among = async (brokers: TrustedBrokers, ids = everybody) =>
    [...(await brokers.among(ids.map((id) => announced(id))))].map(({ id }) => id);

  it('are those that are named, without a call to account', async () => {
    expect(await among(trusted(['pending', 'other']))).toEqual(['pending']);
    expect(await trusted(['pending']).has(announced('approved'))).toBe(false);
    expect(asked).toEqual([]);
  });

  it('are, where none is named, those that are approved in the account of the suite', async () => {
    expect(await among(trusted())).toEqual(['approved']);
    expect(asked).toEqual([everybody]);
  });

  it('are none for a handler without account', async () => {
    expect(await among(trusted([], false))).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('are unknown before account has responded once', async () => {
    isAway = true;
    const brokers = trusted();
    await expect(among(brokers)).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(brokers.has(announced('approved'))).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('are those of the last response while account is unavailable; newly announced ones have to wait', async () => {
    const brokers = trusted();
    await among(brokers, ['approved', 'pending']);
    isAway = true;
    answers = [];
    expect(await among(brokers, ['approved', 'pending', 'later'])).toEqual(['approved']);
  });

  it('do not include one that account has not decided on while account is unavailable', async () => {
    const brokers = trusted();
    await among(brokers, ['approved']);
    isAway = true;
    await expect(brokers.has(announced('later'))).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await brokers.has(announced('approved'))).toBe(true);
  });

  it('are requested every two seconds at most, also while account is unavailable', async () => {
    const brokers = trusted();
    await brokers.has(announced('approved'));
    isAway = true;
    now += 2_000;
    expect(await brokers.has(announced('approved'))).toBe(true);
    expect(await brokers.has(announced('approved'))).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it('do not stay trusted when the approval was withdrawn', async () => {
    const brokers = trusted();
    expect(await brokers.has(announced('approved'))).toBe(true);
    answers = [{ ...approved, approved: false }];
    expect(await brokers.has(announced('approved'))).toBe(true);
    expect(asked).toHaveLength(1);
    now += 2_000;
    expect(await brokers.has(announced('approved'))).toBe(false);
  });

  it('are not trusted by an announcement from before their registration', async () => {
    const brokers = trusted();
    const registered = Date.parse(created);
    const [before, since] = [announced('approved', registered - 1), announced('approved', registered)];
    expect([...(await brokers.among([before, since]))]).toEqual([since]);
    expect([await brokers.has(before), await brokers.has(since)]).toEqual([false, true]);
  });
});
