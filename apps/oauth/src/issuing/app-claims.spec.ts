import { describe, expect, it } from '@jest/globals';
import { AppId } from '@fieldpost/domain';
import { appClaims } from './token-issuer.service.js';

const subjectOf = (appId: string, keyDigest: string): string =>
  appClaims({
    issuer: 'fieldpost',
    tokenId: 'id',
    appId: AppId(appId),
    keyDigest,
    key: {
      rejection: 'NONE',
      reason: '',
      key_name: 'key',
      rights: [],
      expires: '0',
      bound_to_address: false,
      revision: '0',
    },
    now: 0,
    seconds: 1,
  }).sub;

describe('The subject of an exchanged key', () => {
  const digest = 'abcdefghijklmnopqrstuvwxyz';

  it('differs by application and by key', () => {
    const subjects = [
      subjectOf('my-app', digest),
      subjectOf('other', digest),
      subjectOf('my-app', `x${digest}`),
    ];
    expect(new Set(subjects).size).toBe(3);
  });

  it('contains only a part of the digest', () =>
    expect(subjectOf('my-app', digest)).toBe('app:my-app:abcdefghijklmnop'));
});
