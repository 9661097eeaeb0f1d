import { defineError } from '@fieldpost/errors';

export const watcherTooSlow = defineError(
  'watcher_too_slow',
  'resource_exhausted',
  'watcher too slow: changes were lost, watch again',
);

export const tooManyWatchers = defineError(
  'too_many_watchers',
  'resource_exhausted',
  'too many watchers: at most {most} at a time',
);

export const tooManyWatchersOfAddress = defineError(
  'too_many_watchers_of_address',
  'resource_exhausted',
  'too many watchers: at most {most} at a time from one address',
);
