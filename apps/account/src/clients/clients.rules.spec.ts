import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { clientChanges, newClient } from './clients.dto.js';
import { change, type Manager, requireManager, toNewClient } from './clients.rules.js';

const owner: Manager = { userId: 'u_ann', isAdmin: false };
const admin: Manager = { userId: 'u_root', isAdmin: true };
const made = (body: object = {}, manager = owner) =>
  toNewClient(newClient.parse({ name: 'my-client', scope: ['profile'], ...body }), manager);
const accepted = { ...made({ uri: 'https://app.example/a' }), isAccepted: true };
const changed = (body: object, manager = owner, client = accepted) =>
  change(client, clientChanges.parse(body), manager);

const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });

describe('A new client', () => {
  it('belongs to its creator and is neither accepted nor official', () =>
    expect(made({ uri: '' })).toMatchObject({
      ownerId: 'u_ann',
      isAccepted: false,
      isOfficial: false,
      redirectUris: [],
      grants: ['authorization_code', 'refresh_token'],
    }));

  it.each([
    [{ accepted: true }, 'accepted'],
    [{ rejected: true }, 'rejected'],
    [{ official: true }, 'official'],
    [{ grants: ['password'] }, 'grants'],
    [{ v2: true }, 'v2'],
  ])('with %j takes an administrator', (body, field) => {
    expect(() => made(body)).toThrow(`only administrators may change "${field}"`);
    expect(() => made(body, admin)).not.toThrow();
  });
});

describe('A client', () => {
  it('is managed by its owner and by administrators', () => {
    expect(() => requireManager(accepted, owner)).not.toThrow();
    expect(() => requireManager(accepted, admin)).not.toThrow();
    expect(() => requireManager(accepted, { ...owner, userId: 'u_bob' })).toThrow('permission denied');
    expect(() => requireManager({ ...accepted, ownerId: null }, owner)).toThrow('permission denied');
  });

  it('that is sent back without changes is unchanged', () =>
    expect(
      changed({ name: 'my-client', uri: 'https://app.example/a', accepted: true, scope: ['profile'] }),
    ).toEqual(accepted));

  it('keeps its other redirect URIs when a v2 client sends back the first', () => {
    const two = { ...accepted, redirectUris: ['https://app.example/a', 'https://app.example/b'] };
    expect(changed({ uri: 'https://app.example/a' }, owner, two).redirectUris).toHaveLength(2);
    expect(changed({ uri: 'https://app.example/c' }, owner, two).redirectUris).toEqual([
      'https://app.example/c',
    ]);
  });

  it.each([
    { scope: ['profile', 'apps'] },
    { redirect_uris: ['https://app.example/a', 'https://other.example/'] },
    { post_logout_redirect_uris: ['https://other.example/'] },
  ])('is accepted no more when its owner widens it with %j', (body) => {
    expect(changed(body).isAccepted).toBe(false);
    expect(changed(body, admin).isAccepted).toBe(true);
  });

  it.each([
    { redirect_uris: ['https://evil.example/'] },
    { uri: 'https://evil.example/' },
    { post_logout_redirect_uris: ['https://evil.example/'] },
    { backchannel_logout_uri: 'https://evil.example/' },
    { grants: ['authorization_code', 'refresh_token', 'device_code'] },
    { jwks: { keys: [key] } },
    { jwks_uri: 'https://evil.example/jwks.json' },
  ])('does not change by a third-party client that could receive its tokens: %j', (body) => {
    const thirdParty = { ...owner, isThirdParty: true };
    expect(() => changed(body, thirdParty)).toThrow('only official clients may add URIs, grants or keys');
    expect(() => changed(body)).not.toThrow();
  });

  it('can be described and narrowed by a third-party client', () => {
    const thirdParty = { ...owner, isThirdParty: true };
    expect(changed({ grants: ['authorization_code'] }, thirdParty).grants).toEqual(['authorization_code']);
    expect(changed({ uri: 'https://app.example/a', description: 'x' }, thirdParty)).toMatchObject({
      description: 'x',
      isAccepted: true,
    });
    expect(made({ uri: 'https://new.example/' }, thirdParty).redirectUris).toHaveLength(1);
  });

  it('has the grant client_credentials only with a secret', () => {
    const grants = ['client_credentials'];
    expect(made({ grants }).grants).toEqual(grants);
    for (const manager of [owner, admin])
      expect(() => made({ grants, public: true }, manager)).toThrow('Grants not valid: can not have client_');
  });

  it('has keys only when it is not public', () => {
    const jwks = { keys: [key] };
    expect(made({ jwks }).keys).toEqual([key]);
    expect(changed({ jwks: { keys: [] } }, owner, made({ jwks })).keys).toEqual([]);
    expect(() => made({ jwks, public: true }, admin)).toThrow('Jwks not valid: can not be set');
  });

  it('publishes keys only over https, when it is not public and has no others', () => {
    const jwks_uri = 'https://app.example/jwks.json';
    expect(made({ jwks_uri }).jwksUri).toBe(jwks_uri);
    expect(changed({ jwks_uri: '' }, owner, made({ jwks_uri })).jwksUri).toBeNull();
    expect(changed({ jwks_uri: null }, owner, made({ jwks_uri })).jwksUri).toBe(jwks_uri);
    expect(() => made({ jwks_uri, public: true }, admin)).toThrow('JwksUri not valid: can not be set for');
    expect(() => made({ jwks_uri, jwks: { keys: [key] } })).toThrow(
      'JwksUri not valid: can not be set together',
    );
    for (const other of ['http://127.0.0.1/jwks.json', 'http://app.example/'])
      expect(() => made({ jwks_uri: other })).toThrow('JwksUri not valid: should be https');
    expect(() => made({ jwks_uri: 5 })).toThrow('JwksUri not valid: should be an absolute URI');
  });

  it('stays accepted when its owner reduces its access or changes the description', () => {
    expect(changed({ redirect_uris: [], description: 'Shows things' })).toMatchObject({
      isAccepted: true,
      description: 'Shows things',
    });
  });

  it('is accepted or rejected, never both', () => {
    expect(changed({ accepted: true, rejected: true }, admin)).toMatchObject({
      isAccepted: false,
      isRejected: true,
    });
    const fresh = made();
    expect(() => changed({ accepted: true, rejected: true }, admin, fresh)).toThrow('Rejected not valid');
    const rejected = { ...fresh, isRejected: true };
    expect(changed({ accepted: true, rejected: true }, admin, rejected)).toMatchObject({
      isAccepted: true,
      isRejected: false,
    });
  });

  it('cannot change its name or whether it has a secret', () => {
    expect(() => changed({ name: 'other' }, admin)).toThrow('Name not valid: can not be changed');
    expect(() => changed({ public: true }, admin)).toThrow('Public not valid: can not be changed');
  });
});
