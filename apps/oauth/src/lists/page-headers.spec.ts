import { describe, expect, it } from '@jest/globals';
import { pageHeaders } from './page-headers.js';

describe('The headers of a page', () => {
  const relations = (limit: number, offset: number, total: number) => {
    const { link } = pageHeaders('/list?limit=7&other=x', { limit, offset }, total);
    return link
      .split(', ')
      .map((one) => one.replace(/<\/list\?limit=\d+&offset=(\d+)>; rel="(\w+)"/, '$2 $1'));
  };

  it.each([
    [10, 0, 0, ['first 0', 'last 0']],
    [10, 0, 11, ['first 0', 'next 10', 'last 10']],
    [10, 10, 25, ['first 0', 'prev 0', 'next 20', 'last 20']],
    [10, 5, 25, ['first 0', 'prev 0', 'next 15', 'last 20']],
    [10, 1000, 25, ['first 0', 'prev 20', 'last 20']],
  ])('of %d from %d on, of %d, link to %j', (limit, offset, total, links) =>
    expect(relations(limit, offset, total)).toEqual(links),
  );

  it('tell how long the whole list is', () =>
    expect(pageHeaders('/list', { limit: 1, offset: 0 }, 250)).toMatchObject({ 'x-total-count': '250' }));
});
