import { describe, expect, it } from '@jest/globals';
import { linksOf } from './links.js';

describe('The links of a page', () => {
  const relations = (limit: number, offset: number, total: number) =>
    linksOf('/list', { limit, offset }, total)
      .split(', ')
      .map((link) => link.replace(/<\/list\?limit=\d+&offset=(\d+)>; rel="(\w+)"/, '$2 $1'));

  it.each([
    [10, 0, 0, ['first 0', 'last 0']],
    [10, 0, 10, ['first 0', 'last 0']],
    [10, 0, 11, ['first 0', 'next 10', 'last 10']],
    [10, 10, 25, ['first 0', 'prev 0', 'next 20', 'last 20']],
    [10, 20, 25, ['first 0', 'prev 10', 'last 20']],
    [10, 5, 25, ['first 0', 'prev 0', 'next 15', 'last 20']],
    [10, 1000, 25, ['first 0', 'prev 20', 'last 20']],
  ])('of %d from %d on, of %d, are %j', (limit, offset, total, links) =>
    expect(relations(limit, offset, total)).toEqual(links),
  );

  it('keep the known query parameters of the list, and nothing else', () => {
    const url = `/list?deleted=1&offset=5&limit=2&next=${'x'.repeat(8_000)}`;
    expect(linksOf(url, { limit: 2, offset: 5 }, 5)).toContain(
      '</list?deleted=1&limit=2&offset=0>; rel="first"',
    );
    expect(linksOf(url, { limit: 2, offset: 5 }, 5).length).toBeLessThan(300);
  });

  it('keep a question mark within the query', () =>
    expect(linksOf('/list?search=a?b&state=banned&limit=1', { limit: 1, offset: 0 }, 1)).toContain(
      '</list?search=a%3Fb&state=banned&limit=1&offset=0>; rel="first"',
    ));
});
