import { describe, expect, it } from '@jest/globals';
import { applicationOwner } from './application-owner.js';
import { appRights } from './rights.js';

describe('The owner of an application', () => {
  it('is the user who created it', () =>
    expect(applicationOwner({ creator: 'u_ann', rightsOfCreator: appRights })).toBe('u_ann'));

  it('is nobody once its creator has left, whoever else has all rights', () =>
    expect(applicationOwner({ creator: 'u_ann', rightsOfCreator: [] })).toBeUndefined());

  it('is nobody once its creator lacks a right', () =>
    expect(
      applicationOwner({
        creator: 'u_ann',
        rightsOfCreator: appRights.filter((right) => right !== 'delete'),
      }),
    ).toBeUndefined());

  it('is nobody where it is not known who created it', () =>
    expect(applicationOwner({ creator: undefined, rightsOfCreator: appRights })).toBeUndefined());
});
