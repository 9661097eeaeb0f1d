import { describe, expect, it } from '@jest/globals';
import { mostCollaborators } from '../collaborators/collaborators.rules.js';
import { type ClientRightsState, requireAllowed } from './client-rights.rules.js';

const client = {
  ownerId: 'u_bob',
  isAccepted: true,
  isRejected: false,
  grants: ['client_credentials'],
} as const;
const state: ClientRightsState = {
  client,
  before: undefined,
  count: 0,
  own: ['collaborators', 'settings'],
};
const ann = { userId: 'u_ann', rights: ['collaborators', 'settings'] };
const change = (...rights: string[]) => ({ name: 'tool', rights, managing: 'collaborators' });
const allowed = (on: Partial<ClientRightsState>, ...rest: [ReturnType<typeof change>, typeof ann?]) => {
  const [wanted, editor = ann] = rest;
  try {
    requireAllowed({ ...state, ...on }, wanted, editor);
    return 'yes';
  } catch (error) {
    return (error as Error).message;
  }
};
const unknown = 'Client tool not found';

describe('The rights of a client that acts for itself', () => {
  it('are given by collaborators who hold them and may manage collaborators', () => {
    expect(allowed({}, change('settings'))).toBe('yes');
    expect(allowed({}, change('devices'))).toBe('permission denied: No right "devices" to give away');
    const denied = 'permission denied: No "collaborators" right any more';
    expect(allowed({}, change('settings'), { ...ann, rights: ['settings'] })).toBe(denied);
    expect(allowed({ own: ['settings'] }, change('settings'))).toBe(denied);
  });

  it('may stay although the collaborator does not hold them, and are taken away only by holders', () => {
    expect(allowed({ before: ['devices'] }, change('devices', 'settings'))).toBe('yes');
    expect(allowed({ before: ['settings'] }, change())).toBe('yes');
    const denied = 'permission denied: No right "devices" to take away';
    expect(allowed({ before: ['devices'] }, change())).toBe(denied);
    const administrator = { ...ann, isAdministrator: true };
    expect(allowed({ before: ['devices'] }, change(), administrator)).toBe('yes');
  });

  it('are for clients that are available to the collaborator', () => {
    expect(allowed({ client: undefined }, change('settings'))).toBe(unknown);
    expect(allowed({ client: { ...client, isRejected: true } }, change('settings'))).toBe(unknown);
    const waiting = { ...client, isAccepted: false };
    expect(allowed({ client: waiting }, change('settings'))).toBe(unknown);
    expect(allowed({ client: { ...waiting, ownerId: 'u_ann' } }, change('settings'))).toBe('yes');
    expect(allowed({ client: { ...waiting, ownerId: null } }, change('settings'))).toBe(unknown);
  });

  it('can be removed whatever became of the client', () => {
    expect(allowed({ client: undefined, before: ['settings'] }, change())).toBe('yes');
    expect(allowed({ before: undefined }, change())).toBe(unknown);
  });

  it('are for clients with the grant client_credentials', () =>
    expect(allowed({ client: { ...client, grants: ['authorization_code'] } }, change('settings'))).toMatch(
      /^Client not valid/,
    ));

  it('are limited to a hundred clients per entity', () => {
    expect(allowed({ count: mostCollaborators }, change('settings'))).toMatch(/at most 100/);
    expect(allowed({ count: mostCollaborators, before: [] }, change('settings'))).toBe('yes');
  });
});
