import { describe, expect, it } from '@jest/globals';
import { mostCollaborators, requireAllowed, type CollaboratorRights } from './collaborators.rules.js';

const share = (username: string, ...rights: string[]): CollaboratorRights => ({
  userId: `u_${username}`,
  username,
  rights,
  own: rights,
  throughOrganizations: [],
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
  it('grants only rights that the caller holds', () => {
    expect(allowed(shares, change('cleo', 'settings'), ann)).toBe('yes');
    expect(allowed(shares, change('cleo', 'devices'), ann)).toBe(
      'permission denied: No right "devices" to give away',
    );
  });

  it('keeps rights that the collaborator holds already', () =>
    expect(allowed(shares, change('bob', 'devices', 'settings'), ann)).toBe('yes'));

  it('requires the managing right at the time of the change, not only in the token', () => {
    const robbed = [share('ann', 'settings'), share('bob', 'collaborators')];
    expect(allowed(robbed, change('bob'), ann)).toBe('permission denied: No "collaborators" right any more');
    expect(allowed([share('bob', 'collaborators')], change('ann', 'settings'), ann)).toMatch(
      /^permission denied/,
    );
  });

  it('removes only rights that the caller holds', () => {
    const owned = [share('ann', 'collaborators', 'settings'), share('eve', 'collaborators')];
    const eve = { userId: 'u_eve', rights: ['collaborators'] };
    const denied = 'permission denied: No right "settings" to take away';
    expect(allowed(owned, change('ann'), eve)).toBe(denied);
    expect(allowed(owned, change('ann', 'collaborators'), eve)).toBe(denied);
    expect(allowed(owned, change('ann', 'settings'), eve)).toBe('yes');
    expect(allowed(owned, change('eve'), ann)).toBe('yes');
  });

  it('allows users to give up their own rights, whatever their token has', () => {
    const owned = [share('ann', 'collaborators', 'settings'), share('eve', 'collaborators')];
    const narrow = { userId: 'u_ann', rights: ['collaborators'] };
    expect(allowed(owned, change('ann'), narrow)).toBe('yes');
  });

  it('allows an administrator to remove rights that they do not hold', () => {
    const owned = [share('ann', 'collaborators', 'settings'), share('eve', 'collaborators')];
    const administrator = { userId: 'u_eve', rights: ['collaborators'], isAdministrator: true };
    expect(allowed(owned, change('ann'), administrator)).toBe('yes');
    expect(allowed(owned, change('cleo', 'settings'), administrator)).toMatch(/to give away$/);
  });

  it('by an access key has the rights of the key', () => {
    const key = { userId: undefined, rights: ['collaborators', 'devices'] };
    expect(allowed(shares, change('bob'), key)).toBe('yes');
    expect(allowed(shares, change('bob'), { ...key, rights: ['collaborators'] })).toMatch(/to take away$/);
    expect(allowed(shares, change('cleo', 'settings'), key)).toMatch(/^permission denied/);
  });

  it('never removes the last collaborator who manages collaborators', () => {
    expect(allowed(shares, change('ann'), ann)).toBe(last);
    expect(allowed(shares, change('ann', 'settings'), ann)).toBe(last);
    expect(allowed([...shares, share('eve', 'collaborators')], change('ann'), ann)).toBe('yes');
  });

  it('cannot remove a user who is not a collaborator', () =>
    expect(allowed(shares, change('cleo'), ann)).toBe('Collaborator cleo not found'));

  describe('with organizations', () => {
    const member = (username: string, own: string[], throughOrganizations: string[]): CollaboratorRights => ({
      userId: `u_${username}`,
      username,
      rights: [...new Set([...own, ...throughOrganizations])],
      own,
      throughOrganizations,
    });
    const manager = { userId: 'u_max', rights: ['collaborators', 'settings'] };
    const max = member('max', [], ['collaborators', 'settings']);

    it('is made by members, with the rights that they have through the organization', () => {
      expect(allowed([max], change('cleo', 'settings'), manager)).toBe('yes');
      expect(allowed([max], change('cleo', 'devices'), manager)).toMatch(/"devices" to give away/);
    });

    it('gives members no rights of their own that the caller does not hold', () => {
      const dev = member('dev', [], ['devices']);
      expect(allowed([max, dev], change('dev', 'devices'), manager)).toMatch(/"devices" to give away/);
    });

    it('lets the last manager go whose organization still gives the right', () => {
      const both = member('ann', ['collaborators'], ['collaborators']);
      expect(allowed([both], change('ann'), ann)).toBe('yes');
      expect(allowed([share('ann', 'collaborators'), max], change('ann'), ann)).toBe('yes');
    });

    it('cannot remove a member who has no rights of their own', () =>
      expect(allowed([...shares, max], change('max'), ann)).toMatch(/only through an organization/));

    it('does not count members', () => {
      const many = Array.from({ length: mostCollaborators }, (_, n) => member(`m${n}`, [], ['devices']));
      expect(allowed([...shares, ...many], change('cleo', 'settings'), ann)).toBe('yes');
    });
  });

  it('is limited in number, except for existing collaborators', () => {
    const many = Array.from({ length: mostCollaborators - 1 }, (_, n) => share(`user-${n}`, 'settings'));
    const full = [share('ann', 'collaborators', 'settings'), ...many];
    expect(allowed(full, change('one-more', 'settings'), ann)).toMatch(/at most 100/);
    expect(allowed(full, change('user-0', 'collaborators'), ann)).toBe('yes');
  });
});
