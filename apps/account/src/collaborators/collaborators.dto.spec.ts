import { describe, expect, it } from '@jest/globals';
import { rightsIn } from './collaborators.dto.js';

describe('The rights of a collaborator', () => {
  it.each([
    [['settings']],
    [{ rights: ['settings'] }],
    [{ username: 'x', email: null, rights: ['settings'] }],
  ])('are read from %j', (body) => expect(rightsIn(body)).toEqual(['settings']));

  it.each([undefined, null, 'settings', {}, [1], { rights: 'settings' }])('are not read from %j', (body) =>
    expect(() => rightsIn(body)).toThrow('Rights not valid: should be an array of strings'),
  );

  it('are never empty: a collaborator without rights is removed', () =>
    expect(() => rightsIn([])).toThrow('Rights not valid: can not be empty'));
});
