import { beforeEach, describe, expect, it } from '@jest/globals';
import { type KeySource, TokenVerifier } from '@fieldpost/auth';
import type { Claims } from '@fieldpost/domain';
import { ann, claims, FixedAccessRecords, user } from '../../test/support/fixed-access-records.js';
import { Callers } from './callers.js';

let accessRecords: FixedAccessRecords;
beforeEach(() => {
  accessRecords = new FixedAccessRecords();
});

describe('A caller without credentials', () => {
  const callers = () => new Callers(new TokenVerifier({} as KeySource), accessRecords, 'fieldpost');

  it('is admitted only where credentials are optional', async () => {
    await expect(callers().identify(undefined)).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(callers().identifyOptional(undefined)).resolves.toMatchObject({
      claims: { scopes: [], subject: '' },
    });
    await expect(callers().identifyOptional('Basic eDp5')).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});

describe('A token', () => {
  class Verified extends TokenVerifier {
    constructor(private readonly known: Claims) {
      super({} as KeySource);
    }
    override verify = async () => this.known;
  }
  const identify = (changes: Partial<Claims>) =>
    new Callers(new Verified(claims(changes)), accessRecords, 'fieldpost').identify('bearer x');
  const rejected = { kind: 'unauthenticated' };

  it('of another issuer is rejected', () =>
    expect(identify({ issuer: 'elsewhere' })).rejects.toMatchObject(rejected));

  it('is rejected when its user is deleted or banned', async () => {
    await expect(identify({})).resolves.toMatchObject({ claims: { subject: ann } });
    accessRecords.user = { ...user, isBanned: true };
    await expect(identify({})).rejects.toMatchObject(rejected);
    accessRecords.user = undefined;
    await expect(identify({})).rejects.toMatchObject(rejected);
  });

  it('is rejected when it is older than the password, except for the seconds that tokens are dated back', async () => {
    accessRecords.user = { ...user, validAfter: 1_005 };
    await expect(identify({})).resolves.toBeDefined();
    accessRecords.user = { ...user, validAfter: 1_006 };
    await expect(identify({})).rejects.toMatchObject(rejected);
    await expect(identify({ issuedAt: undefined })).rejects.toMatchObject(rejected);
  });

  it('is rejected when its subjects were revoked after it was issued, and accepted when it is newer', async () => {
    accessRecords.user = { ...user, revokedAt: 1_010_000 };
    await expect(identify({})).rejects.toMatchObject(rejected);
    await expect(identify({ revision: 1_009_999 })).rejects.toMatchObject(rejected);
    await expect(identify({ revision: 1_010_000 })).resolves.toBeDefined();
  });

  it('of an access key is rejected when the key was removed after it was issued', async () => {
    accessRecords.revoked = 1_010_000;
    const ofKey = { subject: 'app:my-app:0', type: 'app', keyName: 'k' };
    await expect(identify({ ...ofKey, revision: 1_009_999 })).rejects.toMatchObject(rejected);
    await expect(identify({ ...ofKey, revision: 1_010_000 })).resolves.toBeDefined();
  });

  it('of a component is rejected unless account has approved this component', async () => {
    const ofComponent = { subject: 'my-handler', type: 'handler' };
    await expect(identify(ofComponent)).resolves.toBeDefined();
    await expect(identify({ ...ofComponent, type: 'broker' })).rejects.toMatchObject(rejected);
    await expect(identify({ ...ofComponent, subject: 'unknown' })).rejects.toMatchObject(rejected);
    accessRecords.isApproved = false;
    await expect(identify(ofComponent)).rejects.toMatchObject(rejected);
  });

  it('comes with the rights of its user on the application of the request', async () => {
    const app = { isDeleted: false, rights: ['settings' as const] };
    accessRecords.user = { ...user, app };
    await expect(identify({})).resolves.toMatchObject({ app });
  });
});

describe('An access key', () => {
  const verifier = new TokenVerifier({} as KeySource);
  const identify = (appId: string) =>
    new Callers(verifier, accessRecords, 'fieldpost').identify('key x', { appId });
  beforeEach(() => {
    accessRecords.key = {
      appId: 'my-app',
      rights: ['devices'],
      isExpired: false,
      expires: null,
      addresses: [],
    };
  });

  it('proves that its application exists, but not another one', async () => {
    await expect(identify('my-app')).resolves.toMatchObject({ app: { isDeleted: false } });
    await expect(identify('other')).resolves.toMatchObject({ app: undefined });
  });
});
