import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { unavailable } from '@fieldpost/errors';
import type { Claims } from '@fieldpost/domain';
import type { Announcement, ComponentName } from '../register/announcement.js';
import { Register } from '../register/register.js';
import { ApprovalWatch } from './approval-watch.js';
import { SuiteComponents } from './suite-components.js';

const b1: ComponentName = { service_name: 'broker', id: 'b1' };
const created = '2026-11-25T02:00:00.000Z';
const approved = { id: 'b1', type: 'broker', approved: true, created };
const of = (issuer: string) => ({ issuer, issuedAt: 1_000 }) as Claims;

class AccountMemory {
  isConfigured = true;
  isAway = false;
  known: readonly (typeof approved)[] = [approved];
  asked = 0;

  async listApprovals(ids: readonly string[]) {
    this.asked += 1;
    if (this.isAway) throw unavailable({ what: 'account' });
    return this.known.filter(({ id }) => ids.includes(id));
  }
}

let account: AccountMemory;
beforeEach(() => {
  account = new AccountMemory();
});

describe('A component that announces itself', () => {
  const announce = (issuer: string) =>
    new SuiteComponents(account, 'fieldpost').requireRightful(of(issuer), b1);

  it('may when it is an approved one of the suite, and is then of the registration that account reports', () =>
    expect(announce('fieldpost')).resolves.toBe(Date.parse(created)));

  it.each([
    ['is pending', [{ ...approved, approved: false }]],
    ['is approved as another type', [{ ...approved, type: 'router' }]],
    ['is unknown to account', []],
  ])('may not with a token of the suite when it %s', async (_, known) => {
    account.known = known;
    await expect(announce('fieldpost')).rejects.toThrow('broker "b1" is not approved');
  });

  it('may not take an id of the suite with a token of another issuer', () =>
    expect(announce('elsewhere')).rejects.toThrow('"b1" is a component of issuer "fieldpost"'));

  it('may have another id with a token of another issuer', async () => {
    account.known = [];
    await expect(announce('elsewhere')).resolves.toBeUndefined();
  });

  it('may by its token alone where discovery runs without account', async () => {
    account.isConfigured = false;
    await expect(announce('elsewhere')).resolves.toBeUndefined();
    expect(account.asked).toBe(0);
  });

  it('may while account is unavailable, unless its token is of another issuer, which cannot be checked', async () => {
    account.isAway = true;
    await expect(announce('fieldpost')).resolves.toBe(1_005_000);
    await expect(announce('elsewhere')).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('An announced component', () => {
  let register: Register;
  let watch: ApprovalWatch;
  beforeEach(() => {
    register = new Register();
    for (const id of ['b1', 'foreign']) register.announce({ ...b1, id, net_address: 'a:1' } as Announcement);
    register.addMetadata(b1, { kind: 'dev_addr_prefix', value: '26000000/20' });
    const logger = { info: () => undefined, warn: () => undefined };
    watch = new ApprovalWatch(register, account, { everyMs: 1, suite: 'fieldpost', logger });
  });
  afterEach(() => watch.onModuleDestroy());
  const listed = () => register.list('broker').map(({ announcement }) => announcement.id);
  const rounds = async (count: number) => {
    const until = account.asked + count;
    while (account.asked < until) await new Promise((resolve) => setTimeout(resolve, 1));
  };

  it('is hidden when its approval was withdrawn, and shown again with what it had when it is approved', async () => {
    watch.onApplicationBootstrap();
    await rounds(2);
    expect(listed()).toEqual(['b1', 'foreign']);
    account.known = [{ ...approved, approved: false }];
    await rounds(2);
    expect(listed()).toEqual(['foreign']);
    expect(register.get(b1)).toBeUndefined();
    account.isAway = true;
    await rounds(2);
    expect(listed()).toEqual(['foreign']);
    [account.isAway, account.known] = [false, [approved]];
    await rounds(2);
    expect(register.get(b1)?.metadata).toHaveLength(1);
  });

  it('is hidden when its id was registered again since, until the new owner announces it', async () => {
    const ofFirst = { ...b1, net_address: 'a:1', issuer: 'fieldpost', registeredAt: Date.parse(created) };
    register.announce(ofFirst as Announcement);
    watch.onApplicationBootstrap();
    await rounds(2);
    expect(listed()).toContain('b1');
    account.known = [];
    await rounds(2);
    expect(listed()).not.toContain('b1');
    const again = '2026-11-25T02:00:01.000Z';
    account.known = [{ ...approved, created: again }];
    await rounds(2);
    expect(listed()).not.toContain('b1');
    register.announce({ ...ofFirst, registeredAt: Date.parse(again) } as Announcement);
    expect(listed()).toContain('b1');
    await rounds(2);
    expect(listed()).toContain('b1');
  });

  it('of another issuer is hidden while the suite has a component with its id', async () => {
    register.announce({ ...b1, net_address: 'a:1', issuer: 'elsewhere' } as Announcement);
    watch.onApplicationBootstrap();
    await rounds(2);
    expect(listed()).not.toContain('b1');
    account.known = [];
    await rounds(2);
    expect(listed()).toContain('b1');
  });
});
