import { describe, expect, it } from '@jest/globals';
import { applicationOwner, gatewayOwner } from './application-owner.js';
import { appRights, gatewayRights } from './rights.js';

describe('The owner of an application', () => {
  it('is the user who created it', () =>
    expect(applicationOwner({ creator: 'u_ann', rightsOfCreator: appRights })).toBe('u_ann'));

  it('is undefined once its creator has left, even if another collaborator has all rights', () =>
    expect(applicationOwner({ creator: 'u_ann', rightsOfCreator: [] })).toBeUndefined());

  it('is undefined once its creator lacks a right', () =>
    expect(
      applicationOwner({
        creator: 'u_ann',
        rightsOfCreator: appRights.filter((right) => right !== 'delete'),
      }),
    ).toBeUndefined());

  it('is undefined where the creator is unknown', () =>
    expect(applicationOwner({ creator: undefined, rightsOfCreator: appRights })).toBeUndefined());
});

describe('The owner of a gateway', () => {
  it('is its creator, as long as they have all rights on it', () => {
    expect(gatewayOwner({ creator: 'u_ann', rightsOfCreator: gatewayRights })).toBe('u_ann');
    expect(gatewayOwner({ creator: undefined, rightsOfCreator: [] })).toBeUndefined();
  });

  it('has another quota for gateways that they left to others', () =>
    expect(gatewayOwner({ creator: 'u_ann', rightsOfCreator: ['gateway:status'] })).toBe('left:u_ann'));
});
