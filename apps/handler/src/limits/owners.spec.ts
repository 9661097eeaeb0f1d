import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AppId, type Claims } from '@fieldpost/domain';
import { unavailable } from '@fieldpost/errors';
import type { ApplicationOwner } from '@fieldpost/internal-clients';
import { Owners, shareOfCaller } from './owners.js';

class FakeAccount {
  isConfigured = true;
  readonly requests: (readonly string[])[] = [];
  isAway = false;
  owners = new Map<string, ApplicationOwner>([['ann-app', { id: 'u_ann', deviceLimit: 7 }]]);

  async ownersOf(appIds: readonly string[]): Promise<ReadonlyMap<string, ApplicationOwner>> {
    this.requests.push(appIds);
    if (this.isAway) throw unavailable({ what: 'account' });
    return this.owners;
  }
}

const usage = { applicationsOf: async () => [], recordShares: async () => undefined };
const [annApp, lostApp] = [AppId('ann-app'), AppId('lost-app')];

describe('The share of an application', () => {
  let account: FakeAccount;
  let owners: Owners;
  let now = 0;
  const warn = jest.fn();

  beforeEach(() => {
    now = 0;
    account = new FakeAccount();
    owners = new Owners(account, { warn }, usage, () => now);
  });

  it('is that of its owner', async () => expect(await owners.find(annApp)).toBe('user/u_ann'));

  it('is its own until account has responded', () =>
    expect(owners.shareOf(annApp)).toBe('application/ann-app'));

  it('is its own where the handler runs without account', async () => {
    account.isConfigured = false;
    expect([await owners.find(annApp), account.requests]).toEqual(['application/ann-app', []]);
  });

  it('is one for all applications that have no owner', async () =>
    expect(await owners.find(lostApp)).toBe(await owners.find(AppId('other-app'))));

  it('is requested for many applications at once, and cached', async () => {
    await Promise.all([owners.find(annApp), owners.find(lostApp), owners.find(annApp)]);
    await owners.find(annApp);
    expect(account.requests).toEqual([['ann-app', 'lost-app']]);
  });

  it('is the last known one while account is away', async () => {
    await owners.find(annApp);
    account.isAway = true;
    now += 600_000;
    owners.shareOf(annApp);
    await owners.find(lostApp);
    expect([owners.shareOf(annApp), owners.shareOf(lostApp)]).toEqual(['user/u_ann', 'application/lost-app']);
  });

  it('is requested again some seconds after account was unavailable', async () => {
    account.isAway = true;
    await owners.find(annApp);
    account.isAway = false;
    await owners.find(annApp);
    expect(account.requests).toHaveLength(1);
    now += 5_000;
    expect(await owners.find(annApp)).toBe('user/u_ann');
  });

  it('follows its owner after some minutes', async () => {
    await owners.find(annApp);
    account.owners = new Map();
    now += 300_001;
    owners.shareOf(annApp);
    await owners.find(lostApp);
    expect(owners.shareOf(annApp)).toBe(owners.shareOf(lostApp));
  });
});

describe('The limit of devices that an administrator set for an owner', () => {
  const unresponsive = Object.assign(new FakeAccount(), { isAway: true });
  const absent = Object.assign(new FakeAccount(), { isConfigured: false });
  const limitOf = async (account: FakeAccount, appId: AppId) => {
    const owners = new Owners(account, { warn: () => {} }, usage);
    await owners.find(appId);
    return owners.deviceLimitOf(appId);
  };

  it('is read with the owner', async () => expect(await limitOf(new FakeAccount(), annApp)).toBe(7));

  it('is absent for an application without an owner, and where the handler runs without account', async () =>
    expect([await limitOf(new FakeAccount(), lostApp), await limitOf(absent, annApp)]).toEqual([
      undefined,
      undefined,
    ]));

  it('is unknown until account has responded', async () =>
    expect(await limitOf(unresponsive, annApp)).toBe('unknown'));
});

describe('The share of a caller', () => {
  const claims = (more: Partial<Claims>) =>
    ({ issuer: 'home', subject: 'u_ann', scopes: [], ...more }) as Claims;
  const known = { shareOf: (appId: AppId) => (appId === annApp ? 'user/u_ann' : 'ownerless') };
  const shareOf = (more: Partial<Claims>) => shareOfCaller(known, claims(more), 'home');

  it('is one for a user and for the keys of the applications that they own', () => {
    const key = { type: 'app', subject: 'app:ann-app:1', scopes: ['apps:ann-app'] };
    expect([shareOf({}), shareOf(key)]).toEqual(['user/u_ann', 'user/u_ann']);
  });

  it('is another for a user of another issuer', () =>
    expect(shareOf({ issuer: 'elsewhere' })).not.toBe('user/u_ann'));
});
