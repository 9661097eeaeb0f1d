import { describe, expect, it } from '@jest/globals';
import { mostCollaborators, requireAllowed, type Share } from './collaborators.rules.js';

const share = (username: string, ...rights: string[]): Share => ({
  userId: `u_${username}`,
  username,
  rights,
});
const shares = [share('ann', 'collaborators', 'settings'), share('bob', 'devices')];
const ann = { userId: 'u_ann', rights: ['collaborators', 'settings'] };
const change = (username: string, ...rights: string[]) => ({ username, rights, managing: 'collaborators' });

const allowed = (...asked: Parameters<typeof requireAllowed>) => {
  try {
    requireAllowed(...asked);
    return 'yes';
  } catch (error) {
    return (error as Error).message;
  }
};
const last = 'Collaborator not valid: ann is the last one with the "collaborators" right';

describe('A change of collaborators', () => {
  it('gives only what the asker holds', () => {
    expect(allowed(shares, change('cleo', 'settings'), ann)).toBe('yes');
    expect(allowed(shares, change('cleo', 'devices'), ann)).toBe(
      'permission denied: No right "devices" to give away',
    );
  });

  it('leaves what somebody holds already, whoever gave it', () =>
    expect(allowed(shares, change('bob', 'devices', 'settings'), ann)).toBe('yes'));

  it('needs the managing right at the moment of the change, not only in the token', () => {
    const robbed = [share('ann', 'settings'), share('bob', 'collaborators')];
    expect(allowed(robbed, change('bob'), ann)).toBe('permission denied: No "collaborators" right any more');
    expect(allowed([share('bob', 'collaborators')], change('ann', 'settings'), ann)).toMatch(
      /^permission denied/,
    );
  });

  it('takes away only what the asker holds', () => {
    const owned = [share('ann', 'collaborators', 'settings'), share('eve', 'collaborators')];
    const eve = { userId: 'u_eve', rights: ['collaborators'] };
    const denied = 'permission denied: No right "settings" to take away';
    expect(allowed(owned, change('ann'), eve)).toBe(denied);
    expect(allowed(owned, change('ann', 'collaborators'), eve)).toBe(denied);
    expect(allowed(owned, change('ann', 'settings'), eve)).toBe('yes');
    expect(allowed(owned, change('eve'), ann)).toBe('yes');
  });

  it('lets users give up their own rights, whatever their token carries', () => {
    const owned = [share('ann', 'collaborators', 'settings'), share('eve', 'collaborators')];
    const narrow = { userId: 'u_ann', rights: ['collaborators'] };
    expect(allowed(owned, change('ann'), narrow)).toBe('yes');
  });

  it('lets an administrator take away what they do not hold', () => {
    const owned = [share('ann', 'collaborators', 'settings'), share('eve', 'collaborators')];
    const administrator = { userId: 'u_eve', rights: ['collaborators'], isAdministrator: true };
    expect(allowed(owned, change('ann'), administrator)).toBe('yes');
    expect(allowed(owned, change('cleo', 'settings'), administrator)).toMatch(/to give away$/);
  });

  it('is made by an access key with the rights of the key', () => {
    const key = { userId: undefined, rights: ['collaborators', 'devices'] };
    expect(allowed(shares, change('bob'), key)).toBe('yes');
    expect(allowed(shares, change('bob'), { ...key, rights: ['collaborators'] })).toMatch(/to take away$/);
    expect(allowed(shares, change('cleo', 'settings'), key)).toMatch(/^permission denied/);
  });

  it('never takes the last one who manages', () => {
    expect(allowed(shares, change('ann'), ann)).toBe(last);
    expect(allowed(shares, change('ann', 'settings'), ann)).toBe(last);
    expect(allowed([...shares, share('eve', 'collaborators')], change('ann'), ann)).toBe('yes');
  });

  it('cannot remove who is not there', () =>
    expect(allowed(shares, change('cleo'), ann)).toBe('Collaborator cleo not found'));

  it('stops at a number, but goes on for who is there', () => {
    const many = Array.from({ length: mostCollaborators - 1 }, (_, n) => share(`user-${n}`, 'settings'));
    const full = [share('ann', 'collaborators', 'settings'), ...many];
    expect(allowed(full, change('one-more', 'settings'), ann)).toMatch(/at most 100/);
    expect(allowed(full, change('user-0', 'collaborators'), ann)).toBe('yes');
  });
});
