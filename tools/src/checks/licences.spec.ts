import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { isAllowed, known, productionDependencies } from './licences.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const dependencies = productionDependencies(root);

describe('A dependency of the apps', () => {
  it('has a licence that is allowed, or was looked at by hand', () => {
    const others = dependencies.filter(({ licence, name }) => !isAllowed(licence) && !(name in known));
    expect(others).toEqual([]);
  });

  it('is checked by hand only where its licence is not on the list', () => {
    const needed = dependencies.filter(({ licence }) => !isAllowed(licence)).map(({ name }) => name);
    expect([...new Set(needed)].sort()).toEqual(Object.keys(known).sort());
  });

  it.each([
    ['MIT', true],
    ['(GPL-3.0 OR MIT)', true],
    ['MIT AND ISC', true],
    ['GPL-3.0', false],
    ['MIT AND GPL-3.0', false],
    ['', false],
  ])('may be used under %j: %s', (licence, may) => expect(isAllowed(licence)).toBe(may));
});
