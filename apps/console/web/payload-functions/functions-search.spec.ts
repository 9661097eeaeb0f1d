import { expect, it } from '@jest/globals';
import { functionsSearch } from './functions-search.js';

it('The address of the payload functions has an uplink to run them with; what is none is ignored', () => {
  expect(functionsSearch({ bytes: '0834', port: 2 })).toEqual({ bytes: '0834', port: 2 });
  expect(functionsSearch({ bytes: 'xyz', port: 500 })).toEqual({});
  expect(functionsSearch({})).toEqual({});
});
