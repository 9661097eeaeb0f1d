import { pageMembers, toPage } from '@fieldpost/transport';
import { z } from 'zod';
import { plainText } from '../values/plain-text.js';
import { sortMember } from './sorting.js';

/** Query of a list that is searched, sorted and paged; `searched` says in which members the text is found. */
export const searchedQuery = <S extends string>(sorts: readonly [S, ...S[]], searched: string) =>
  z
    .object({
      ...pageMembers,
      search: plainText(100).optional().meta({ description: searched }),
      sort: sortMember(sorts),
    })
    .transform(({ search, sort, ...page }) => ({ search, ...sort, page: toPage(page) }));
