import { describe, expect, it } from '@jest/globals';
import { readSettings } from '@fieldpost/config';
import { oauthSettings } from '../oauth.config.js';
import { longestTokenSeconds } from '../signing/token-lifetimes.js';
import type { RotationTimes } from './key-rotation.js';
import { rotationTimes } from './rotation-times.js';

const day = 86_400;
const timesWith = (lives: Readonly<Record<string, string>>) => {
  const settings = readSettings(oauthSettings, {
    FIELDPOST_INTERNAL_SECRET: 'a secret of this suite',
    OAUTH_DATABASE_URL: 'postgres://oauth@127.0.0.1/oauth',
    OAUTH_SEALING_KEY: Buffer.alloc(32).toString('base64'),
    OAUTH_KEY_RELOAD_SECONDS: '30',
    ...lives,
  });
  return rotationTimes(settings, longestTokenSeconds(settings));
};

describe('A key that was replaced', () => {
  const kept = ({ longestLife, followedSeconds }: RotationTimes) => longestLife + followedSeconds;
  const short = { OAUTH_COMPONENT_TOKEN_SECONDS: '60', OAUTH_GATEWAY_TOKEN_SECONDS: '60' };

  it('outlives the longest token that it may have signed', () =>
    expect(kept(timesWith({}))).toBe(365 * day + 30 + 60));

  it('outlives the tokens of access keys, however short the others are', () =>
    expect(kept(timesWith(short))).toBe(day + 30 + 60));
});
