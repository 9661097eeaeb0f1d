import { z } from 'zod';

/** An order that a caller chose: a member, and the direction. */
interface Sorting<S extends string> {
  readonly sort: S;
  readonly direction: 'up' | 'down';
}

/** What a list is searched for, and its order. */
export interface Search<S extends string> extends Sorting<S> {
  /** Part of the members that the list is searched by; case-insensitive. */
  readonly search?: string | undefined;
}

/** Query member of a list that can be sorted by these members, the first one by default. */
export function sortMember<S extends string>(sorts: readonly [S, ...S[]]) {
  const rule = `should be one of ${sorts.join(', ')}, with - before it for the other direction`;
  return z
    .enum([...sorts, ...sorts.map((sort) => `-${sort}` as const)], rule)
    .optional()
    .meta({ description: 'A member to sort by, with `-` before it for the other direction.' })
    .transform((chosen): Sorting<S> => {
      const text: string = chosen ?? sorts[0];
      const isDown = text.startsWith('-');
      const sort = sorts.find((known) => known === text.slice(isDown ? 1 : 0)) ?? sorts[0];
      return { sort, direction: isDown ? 'down' : 'up' };
    });
}
