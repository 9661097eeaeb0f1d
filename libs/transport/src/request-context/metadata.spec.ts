import { describe, expect, it } from '@jest/globals';
import { Metadata } from '@grpc/grpc-js';
import { metadataValue } from './metadata.js';

const metadataOf = (...values: string[]): Metadata => {
  const metadata = new Metadata();
  for (const value of values) metadata.add('token', value);
  return metadata;
};

describe('A metadata value', () => {
  it.each([
    [['jwt, jwt'], 'jwt'],
    [['jwt, '], 'jwt'],
    [[', jwt'], 'jwt'],
    [['', 'jwt'], 'jwt'],
    [[''], ''],
    [[], ''],
  ])('that arrives as %j reads %j', (values, expected) =>
    expect(metadataValue(metadataOf(...values), 'token')).toBe(expected),
  );
});
