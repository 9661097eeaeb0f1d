import { describe, expect, it } from '@jest/globals';
import { aboutOf, actionChoices, actionOf, authorOf, textOf } from './entry-words.js';

describe('An entry of the audit log in words', () => {
  it.each([
    ['access_key.created', { name: 'first', rights: ['devices'] }, 'Created an access key: first'],
    [
      'collaborator.changed',
      { username: 'ann', rights: ['settings'] },
      'Added or changed a collaborator: ann',
    ],
    ['user.changed', { changed: ['email', 'name'] }, 'Changed the profile: email, name'],
    ['gateway.created', { organization: 'acme' }, 'Registered a gateway'],
    ['invitation.created', { email: null }, 'Invited a person'],
    ['user.logged_in', {}, 'Logged in'],
    ['robot.started', { name: 'r2' }, 'robot.started'],
  ])('says of %s what was done to what', (action, details, words) =>
    expect(actionOf({ action, details })).toBe(words),
  );

  it('names the kind and the id of its object', () => {
    expect(aboutOf({ kind: 'apps', id: 'my-app' })).toBe('Application: my-app');
    expect(aboutOf({ kind: 'installation', id: 'installation' })).toBe('Installation');
    expect(aboutOf({ kind: 'purged apps', id: 'my-app' })).toBe('purged apps: my-app');
  });

  it('says that nobody knows who entered a wrong password, also beside a user with the name unknown', () => {
    expect(authorOf({ actor: 'unknown person' })).toBe('Not known');
    expect(authorOf({ actor: 'unknown' })).toBe('unknown');
  });

  it('has its details as text without JSON', () => {
    expect(textOf({ access_keys: 5, devices: null })).toBe('access keys 5, devices ');
    expect(textOf([{ kind: 'apps', id: 'one' }, true])).toBe('kind apps, id one, yes');
  });
});

describe('The choice of an action', () => {
  it('shows words in their order, and keeps the code as the value', () => {
    const choices = actionChoices();
    expect(choices).toContainEqual({ value: 'user.banned', label: 'Was banned' });
    expect(choices.map(({ label }) => label)).toEqual(
      choices.map(({ label }) => label).sort((a, b) => a.localeCompare(b)),
    );
  });

  it('has an action of a later version that a link wants', () => {
    expect(actionChoices('robot.started')).toContainEqual({ value: 'robot.started', label: 'robot.started' });
    expect(actionChoices('user.banned')).toHaveLength(actionChoices().length);
  });
});
