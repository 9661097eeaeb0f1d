import { describe, expect, it } from '@jest/globals';
import { ApiFailure } from './failure.js';
import { rejectedField, unsuitableField } from './rejected-field.js';

describe('An id that is taken', () => {
  it.each<[string, readonly string[], string | undefined]>([
    ['Application "a" already exists', ['name', 'id'], 'id'],
    ['Access key "a" already exists', ['name', 'rights'], 'name'],
    ['Application EUI already exists', ['id', 'eui'], 'eui'],
    ['Application EUI already exists', ['id'], undefined],
    ['Gateway eui-0102030405060708 already exists', ['eui', 'plan'], 'eui'],
    ['Gateway eui-0102030405060708 already exists', ['id', 'plan'], 'id'],
    ['Application "a" already exists', ['rights'], undefined],
  ])('is found: %s', (message, names, name) =>
    expect(unsuitableField(new ApiFailure(409, message), names)?.name).toBe(name),
  );
});

describe('A user who does not exist', () => {
  it.each<[string, readonly string[], string | undefined]>([
    ['User jane not found', ['username', 'rights'], 'username'],
    ['User jane not found', ['rights'], undefined],
    ['Organization acme not found', ['username'], undefined],
  ])('is found: %s', (message, names, name) =>
    expect(unsuitableField(new ApiFailure(404, message), names)?.name).toBe(name),
  );
});

describe('A rejected member of a body', () => {
  it.each([
    ['ClientId not valid: can not be empty', 'client_id', 'can not be empty'],
    ['EmailDomains.0 not valid: should be domains', 'email_domains', 'should be domains'],
    ['issuer not valid: should be an https URL', 'issuer', 'should be an https URL'],
    ['Jwks not valid: key is not valid: no kid', 'jwks', 'key is not valid: no kid'],
  ])('is found in "%s"', (message, name, reason) =>
    expect(rejectedField(new ApiFailure(400, message))).toEqual({ name, reason }),
  );

  it.each([
    new ApiFailure(409, 'Client a already exists'),
    new ApiFailure(0, ''),
    new Error('a not valid: b'),
  ])('is not found in other failures: %s', (failure) => expect(rejectedField(failure)).toBeUndefined());
});
