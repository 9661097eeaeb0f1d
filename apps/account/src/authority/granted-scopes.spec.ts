import { describe, expect, it } from '@jest/globals';
import { type EntityKind, parseScopes } from '@fieldpost/domain';
import { availableKinds, grantAll, grantWanted, type Holding } from './granted-scopes.js';

const holding = (kind: EntityKind, id: string, changes: Partial<Holding> = {}): Holding => ({
  kind,
  id,
  rights: ['some'],
  isDeleted: false,
  ...changes,
});
const many = (count: number) => Array.from({ length: count }, (_, n) => holding('apps', `app-${n}`));
const wanted = (...scopes: string[]) =>
  grantWanted(
    parseScopes(scopes),
    ['apps', 'profile'],
    [
      holding('apps', 'mine'),
      holding('apps', 'gone', { isDeleted: true, rights: ['delete', 'settings'] }),
      holding('apps', 'gone-too', { isDeleted: true }),
      holding('components', 'handler'),
    ],
  );
const unavailable = (scope: string) => ({ rejection: 'SCOPE', reason: `scope "${scope}" is not available` });

describe('An unrestricted token', () => {
  it('names every entity with its rights, after the general scopes', () =>
    expect(grantAll(['profile', 'apps'], [holding('apps', 'a1'), holding('components', 'c1')])).toEqual({
      scopes: ['profile', 'apps', 'apps:a1', 'components:c1'],
      rights: { apps: { a1: ['some'] }, components: { c1: ['some'] }, gateways: {} },
    }));

  it('names ten entities, and none when there are more', () => {
    expect(grantAll(['apps'], many(10)).scopes).toHaveLength(11);
    expect(grantAll(['apps'], many(11))).toEqual({
      scopes: ['apps'],
      rights: { apps: {}, components: {}, gateways: {} },
    });
  });

  it('looks only for kinds of entity that the client may name', () =>
    expect(availableKinds(['profile', 'components', 'clients'])).toEqual(['components']));
});

describe('A restricted token', () => {
  it('holds exactly what was asked', () => {
    expect(wanted('apps:mine')).toMatchObject({
      scopes: ['apps:mine'],
      rights: { apps: { mine: ['some'] } },
    });
    expect(wanted('apps')).toMatchObject({ scopes: ['apps'], rights: { apps: {} } });
    expect(wanted('apps:mine', 'profile')).toMatchObject({ scopes: ['profile', 'apps:mine'] });
  });

  it('is rejected what the client was not given', () => {
    expect(wanted('apps', 'gateways')).toEqual(unavailable('gateways'));
    expect(wanted('components:handler')).toEqual(unavailable('components:handler'));
  });

  it('is rejected what the user does not hold', () =>
    expect(wanted('apps:mine', 'apps:other')).toEqual(unavailable('apps:other')));

  it('names a deleted application, without rights, to who may restore it', () => {
    expect(wanted('apps:gone')).toMatchObject({ scopes: ['apps:gone'], rights: { apps: {} } });
    expect(wanted('apps:gone-too')).toEqual(unavailable('apps:gone-too'));
  });
});
