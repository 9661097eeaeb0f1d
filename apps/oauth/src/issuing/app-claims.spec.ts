import { describe, expect, it } from '@jest/globals';
import { AppId } from '@fieldpost/domain';
import { appClaims } from './token-claims.js';

const subjectOf = (appId: string, keyDigest: string): string =>
  appClaims({
    issuer: 'fieldpost',
    tokenId: 'id',
    appId: AppId(appId),
    keyDigest,
    keyName: 'key',
    rights: [],
    revision: undefined,
    isKeyBound: false,
    now: 0,
    seconds: 1,
  }).sub;

describe('The subject of an exchanged key', () => {
  const digest = 'abcdefghijklmnopqrstuvwxyz';

  it('is another for every application and every key', () => {
    const subjects = [
      subjectOf('my-app', digest),
      subjectOf('other', digest),
      subjectOf('my-app', `x${digest}`),
    ];
    expect(new Set(subjects).size).toBe(3);
  });

  it('does not give the whole digest away', () =>
    expect(subjectOf('my-app', digest)).toBe('app:my-app:abcdefghijklmnop'));
});
