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

  it('gets no other redirect URI through a third-party client, which could receive its codes', () => {
    const thirdParty = { ...owner, isThirdParty: true };
    const error = 'only official clients may add redirect URIs';
    expect(() => changed({ redirect_uris: ['https://evil.example/'] }, thirdParty)).toThrow(error);
    expect(() => changed({ uri: 'https://evil.example/' }, thirdParty)).toThrow(error);
    expect(changed({ uri: 'https://app.example/a', description: 'x' }, thirdParty)).toMatchObject({
      description: 'x',
      isAccepted: true,
    });
    expect(made({ uri: 'https://new.example/' }, thirdParty).redirectUris).toHaveLength(1);
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
