import { describe, expect, it } from '@jest/globals';
import { type EntityKind, parseScopes } from '@fieldpost/domain';
import { grantAll, grantRequested, grantScopes, type Collaboration } from './granted-scopes.js';

const collaboration = (
  kind: EntityKind,
  id: string,
  changes: Partial<Collaboration> = {},
): Collaboration => ({
  kind,
  id,
  rights: ['some'],
  isDeleted: false,
  ...changes,
});
const many = (count: number) => Array.from({ length: count }, (_, n) => collaboration('apps', `app-${n}`));
const wanted = (...scopes: string[]) =>
  grantRequested(
    parseScopes(scopes),
    ['apps', 'profile'],
    [
      collaboration('apps', 'mine'),
      collaboration('apps', 'gone', { isDeleted: true, rights: ['delete', 'settings'] }),
      collaboration('apps', 'gone-too', { isDeleted: true }),
      collaboration('components', 'handler'),
    ],
  );
const unavailable = (scope: string) => ({ rejection: 'SCOPE', reason: `scope "${scope}" is not available` });

describe('An unrestricted token', () => {
  it('names every entity with its rights, after the general scopes', () =>
    expect(
      grantAll(['profile', 'apps'], [collaboration('apps', 'a1'), collaboration('components', 'c1')]),
    ).toEqual({
      scopes: ['profile', 'apps', 'apps:a1', 'components:c1'],
      rights: { apps: { a1: ['some'] }, components: { c1: ['some'] }, gateways: {} },
    }));

  it('names no entity of a kind that is not available, and does not count it', () => {
    const collaborations = [...many(11), collaboration('gateways', 'g1')];
    const request = { general: [], specific: [] };
    expect(grantScopes({ scopes: ['gateways'] }, request, collaborations)).toEqual({
      scopes: ['gateways', 'gateways:g1'],
      rights: { apps: {}, components: {}, gateways: { g1: ['some'] } },
    });
  });

  it('names up to ten entities, and none when there are more', () => {
    expect(grantAll(['apps'], many(10)).scopes).toHaveLength(11);
    expect(grantAll(['apps'], many(11))).toEqual({
      scopes: ['apps'],
      rights: { apps: {}, components: {}, gateways: {} },
    });
  });
});

describe('A restricted token', () => {
  it('holds exactly the requested scopes', () => {
    expect(wanted('apps:mine')).toMatchObject({
      scopes: ['apps:mine'],
      rights: { apps: { mine: ['some'] } },
    });
    expect(wanted('apps')).toMatchObject({ scopes: ['apps'], rights: { apps: {} } });
    expect(wanted('apps:mine', 'profile')).toMatchObject({ scopes: ['profile', 'apps:mine'] });
  });

  it('is rejected when the client lacks a scope', () => {
    expect(wanted('apps', 'gateways')).toEqual(unavailable('gateways'));
    expect(wanted('components:handler')).toEqual(unavailable('components:handler'));
  });

  it('is rejected when the user does not collaborate on an entity', () =>
    expect(wanted('apps:mine', 'apps:other')).toEqual(unavailable('apps:other')));

  it('names a deleted application, without rights, for users who may restore it', () => {
    expect(wanted('apps:gone')).toMatchObject({ scopes: ['apps:gone'], rights: { apps: {} } });
    expect(wanted('apps:gone-too')).toEqual(unavailable('apps:gone-too'));
  });
});
