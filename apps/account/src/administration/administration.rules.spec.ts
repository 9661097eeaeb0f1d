import { describe, expect, it } from '@jest/globals';
import type { Username } from '@fieldpost/domain';
import type { Waiting } from '../users/users.repository.js';
import type { UserId } from '../values/user-id.js';
import { measuresFor } from './administration.rules.js';

const user = (id: string, isAdmin: boolean, isBanned: boolean, waitsFor: Waiting | null = null) => ({
  waitsFor,
  id: id as UserId,
  username: id as Username,
  isAdmin,
  isBanned,
});
const [root, other, bob, banned] = [
  user('root', true, false),
  user('other', true, false),
  user('bob', false, false),
  user('banned', false, true),
];
const [pending, unverified] = [
  user('pending', false, false, 'approval'),
  user('unverified', false, false, 'verification'),
];
const two = { by: 'root', administrators: ['root', 'other'] };
const alone = { by: 'root', administrators: ['root'] };
const actions = (...asked: Parameters<typeof measuresFor>) =>
  measuresFor(...asked).map(({ action }) => action);

describe('An administrator', () => {
  it.each([
    [bob, { administrator: true }, ['user.made_administrator']],
    [bob, { banned: true }, ['user.banned']],
    [banned, { banned: false }, ['user.unbanned']],
    [pending, { approved: true }, ['user.approved']],
    [unverified, { approved: true }, []],
    [bob, { approved: true }, []],
    [banned, { administrator: true, banned: false }, ['user.made_administrator', 'user.unbanned']],
    [other, { administrator: false, banned: true }, ['user.unmade_administrator', 'user.banned']],
    [root, { administrator: false }, ['user.unmade_administrator']],
  ])('makes of %j what is wanted: %j', (who, wanted, expected) =>
    expect(actions(who, wanted, two)).toEqual(expected),
  );

  it('changes nothing that is as requested', () =>
    expect(actions(other, { administrator: true, banned: false }, two)).toEqual([]));

  it('keeps the role while there is no other administrator', () =>
    expect(() => measuresFor(root, { administrator: false }, alone)).toThrow(
      'permission denied: root is the last administrator',
    ));

  it('that the settings name for emergencies keeps the role and is not banned', () => {
    const now = { ...two, emergencyAdministrator: 'other' };
    for (const wanted of [{ administrator: false }, { banned: true }])
      expect(() => measuresFor(other, wanted, now)).toThrow(
        'permission denied: other is the emergency administrator of the settings (ACCOUNT_EMERGENCY_ADMINISTRATOR)',
      );
    expect(actions(other, { administrator: true, banned: false }, now)).toEqual([]);
    // A user who is no administrator cannot use the setting.
    expect(actions(bob, { banned: true }, { ...two, emergencyAdministrator: 'bob' })).toEqual([
      'user.banned',
    ]);
  });

  it('cannot ban themselves', () =>
    expect(() => measuresFor(root, { banned: true }, two)).toThrow('users cannot ban themselves'));

  it('cannot make a banned user administrator', () =>
    expect(() => measuresFor(banned, { administrator: true }, two)).toThrow('Administrator not valid: '));

  it('cannot decide after losing the role', () =>
    expect(() => measuresFor(bob, { banned: true }, { by: 'root', administrators: ['other'] })).toThrow(
      'only administrators may do this',
    ));
});
