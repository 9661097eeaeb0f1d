import { describe, expect, it } from '@jest/globals';
import { type Entry, matchingEntries, searchedText } from './entries.js';

const entries: readonly Entry[] = [
  { kind: 'page', label: 'Gateways' },
  { kind: 'gateway', label: 'roof', detail: 'Gateway on the roof' },
  { kind: 'application', label: 'my-roof', detail: 'Weather' },
  { kind: 'application', label: 'roof-two', detail: 'Weather' },
  ...Array.from({ length: 20 }, (_, i): Entry => ({ kind: 'user', label: `user-${i}` })),
];
const labels = (query: string) => matchingEntries(entries, query).map(({ label }) => label);

describe('The command palette', () => {
  it('finds entries by every word of the query, in any letter case', () => {
    expect(labels('gateway')).toEqual(['roof', 'Gateways']);
    expect(labels('ROOF gateway')).toEqual(['roof']);
    expect(labels('nothing')).toEqual([]);
  });

  it('shows entries that begin with the query first', () =>
    expect(labels('roof')).toEqual(['roof-two', 'my-roof', 'roof']));

  it('shows at most six entries of a kind', () => expect(labels('user')).toHaveLength(6));

  it.each([
    ['70b3d57e:f0000001', '70B3D57EF0000001'],
    ['70-B3-D5-7E-F0-00-00-01', '70B3D57EF0000001'],
    [' roof-1 ', 'roof-1'],
  ])('reads %s as %s', (text, searched) => expect(searchedText(text)).toBe(searched));
});
