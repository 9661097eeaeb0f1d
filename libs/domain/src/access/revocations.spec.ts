import { describe, expect, it } from '@jest/globals';
import { afterRevocations, clientSubject, type Revocation, revisionOf, subjectsOf } from './revocations.js';
import type { Claims } from './rights.js';

const claims = (changes: Partial<Claims> = {}): Claims => ({
  issuer: 'fieldpost',
  subject: 'u_ann',
  type: 'user',
  client: 'tool',
  username: 'ann',
  scopes: ['profile', 'apps:my-app', 'apps:other'],
  apps: new Map([
    ['my-app', ['settings', 'devices']],
    ['other', ['devices']],
  ]),
  gateways: new Map(),
  components: new Map(),
  interchangeable: false,
  expiresAt: undefined,
  issuedAt: 1_000,
  revision: 500,
  ...changes,
});

const left = (of: Claims, ...revocations: readonly Partial<Revocation>[]): Claims | undefined =>
  afterRevocations(of, (subject) => {
    const found = revocations.find((revocation) => revocation.subject === subject);
    return found && { position: 501, rights: [], subject, ...found };
  });

describe('A revocation', () => {
  it.each(['user:u_ann', 'client:tool'])('of %s ends a token that was issued before', (subject) => {
    expect(left(claims(), { subject })).toBeUndefined();
    expect(left(claims({ revision: 501 }), { subject })).toBeDefined();
  });

  it('of an access key ends only tokens of that key', () => {
    const ofKey = claims({ type: 'app', subject: 'app:my-app:0', keyName: 'k', client: undefined });
    expect(left(ofKey, { subject: 'access-key:my-app/k' })).toBeUndefined();
    expect(left(ofKey, { subject: 'access-key:my-app/other' })).toBe(ofKey);
    expect(left(ofKey, { subject: 'entity:apps/my-app' })).toBeUndefined();
  });

  it.each([
    ['handler', 'entity:components/it'],
    ['router', 'component:it'],
    ['gateway', 'gateway:it'],
    ['gateway', 'entity:gateways/it'],
  ])('ends the token of a %s: %s', (type, subject) => {
    const token = claims({ type, subject: 'it', client: undefined, apps: new Map(), scopes: [] });
    expect(left(token, { subject })).toBeUndefined();
  });

  it.each(['client:tool', 'entity:apps/my-app', 'collaborator:apps/my-app/client:tool'])(
    'takes the rights of a client that acts for itself: %s',
    (subject) => {
      const token = claims({ type: 'client', subject: clientSubject('tool') });
      const after = left(token, { subject });
      expect([after?.apps.has('my-app') ?? false, after?.scopes.includes('apps:my-app') ?? false]).toEqual([
        false,
        false,
      ]);
      expect(left(token, { subject: 'user:u_ann' })).toBe(token);
    },
  );

  it('of a collaborator leaves the rights that were kept, and all other applications', () => {
    const narrowed = left(claims(), { subject: 'collaborator:apps/my-app/u_ann', rights: ['devices'] });
    expect(narrowed?.apps).toEqual(
      new Map([
        ['my-app', ['devices']],
        ['other', ['devices']],
      ]),
    );
    expect(narrowed?.scopes).toEqual(claims().scopes);
  });

  it('of a collaborator never adds a right to a token', () => {
    const subject = 'collaborator:apps/my-app/u_ann';
    const narrowed = left(claims(), { subject, rights: ['delete', 'devices'] });
    expect(narrowed?.apps.get('my-app')).toEqual(['devices']);
  });

  it.each(['collaborator:apps/my-app/u_ann', 'entity:apps/my-app'])(
    'of all rights on an application removes its scope, too: %s',
    (subject) => {
      const narrowed = left(claims(), { subject });
      expect(narrowed?.scopes).toEqual(['profile', 'apps:other']);
      expect([...(narrowed?.apps.keys() ?? [])]).toEqual(['other']);
    },
  );

  it('that does not apply to a token leaves its claims unchanged', () => {
    const token = claims();
    expect(left(token, { subject: 'collaborator:apps/my-app/u_bob' }, { subject: 'user:u_bob' })).toBe(token);
  });
});

describe('A token without a revision', () => {
  it('goes by its date, with the seconds that tokens are dated back', () =>
    expect(revisionOf(claims({ revision: undefined }))).toBe(1_005_000));

  it('without a date is older than every revocation', () =>
    expect(
      left(claims({ revision: undefined, issuedAt: undefined }), { subject: 'user:u_ann', position: 5_001 }),
    ).toBe(undefined));
});

describe('The subjects of a token', () => {
  it('never mix a user with a component of the same id', () => {
    expect(subjectsOf(claims({ subject: 'x', client: undefined }))).toEqual(['user:x']);
    expect(subjectsOf(claims({ subject: 'x', type: 'broker' }))).toEqual([
      'entity:components/x',
      'component:x',
    ]);
  });
});
