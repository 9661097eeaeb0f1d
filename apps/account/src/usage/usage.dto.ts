import type { z } from 'zod';
import { searchedQuery } from '../lists/searched-query.js';
import { applicationUsageSorts } from './application-usage.repository.js';
import { usageSorts } from './usage.repository.js';

/** Query of the list of usage by user. */
export const usageQuery = searchedQuery(usageSorts, 'Part of a user name.');
export type UsageQuery = z.infer<typeof usageQuery>;

/** Query of the lists of usage by application. */
export const applicationUsageQuery = searchedQuery(
  applicationUsageSorts,
  'Part of an id, or of the name of an owner.',
);
export type ApplicationUsageQuery = z.infer<typeof applicationUsageQuery>;
