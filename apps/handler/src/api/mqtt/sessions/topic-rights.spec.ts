import { describe, expect, it } from '@jest/globals';
import { AppId, type AppRight, type Claims } from '@fieldpost/domain';
import { topicRightsOf } from './topic-rights.js';

const app = AppId('my-app');

const claimsWith = (rights: readonly AppRight[], scopes: readonly string[] = ['apps:my-app']): Claims => ({
  issuer: 'fieldpost',
  subject: 'somebody',
  type: undefined,
  client: undefined,
  username: undefined,
  scopes,
  apps: new Map([['my-app', rights]]),
  gateways: new Map(),
  components: new Map(),
  interchangeable: false,
  expiresAt: undefined,
  issuedAt: undefined,
});

describe('The MQTT rights of an access key', () => {
  it.each<[AppRight, { mayRead: boolean; writes: string[] }]>([
    ['messages:up:r', { mayRead: true, writes: [] }],
    ['messages:down:w', { mayRead: false, writes: ['down'] }],
    ['messages:up:w', { mayRead: false, writes: ['up'] }],
  ])('with %s are its own and no more', (right, rights) =>
    expect(topicRightsOf(claimsWith([right]), app)).toEqual(rights),
  );

  it('add up', () =>
    expect(topicRightsOf(claimsWith(['messages:up:w', 'messages:down:w', 'messages:up:r']), app)).toEqual({
      mayRead: true,
      writes: ['down', 'up'],
    }));

  it('are none without a right to messages', () =>
    expect(topicRightsOf(claimsWith(['settings', 'devices']), app)).toBeUndefined());

  it('are none for another application', () =>
    expect(topicRightsOf(claimsWith(['messages:up:r']), AppId('my-app-two'))).toBeUndefined());

  it('are none outside the scope of the token', () =>
    expect(topicRightsOf(claimsWith(['messages:up:r'], ['profile']), app)).toBeUndefined());
});
