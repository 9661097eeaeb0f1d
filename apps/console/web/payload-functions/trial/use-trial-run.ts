import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keyOf } from '../../applications/applications.queries.js';
import { useConsole } from '../../console.js';
import { firstMistake, type SourceMistake } from '../first-mistake.js';
import type { Sources } from '../handler-application.js';
import { thrownIn } from '../thrown.js';
import { requestOf, resultOf, type Trial, type TrialResponse, type TrialResult, usedBy } from './trial.js';

/** What came of a run: a result, or the first syntax error, with which nothing runs. */
export type TrialRun =
  | (TrialResult & { readonly mistake?: undefined; readonly ms: number })
  | { readonly mistake: SourceMistake };

/** Between the last key and the run: the handler limits the calls of a user. */
const pauseMs = 400;

/**
 * Runs the sources with the input, and again after each change of them. Undefined runs nothing. `thrown` is the error of the sources
 * as they are now, not that of a run before the last change; `isCurrent` says whether data and error are of the sources as they are now.
 */
export function useTrialRun(appId: string, sources: Sources, trial: Trial | undefined) {
  const { handler } = useConsole();
  const current = JSON.stringify({ sources, trial });
  const [wanted] = useDebouncedValue(current, pauseMs);
  const settled = JSON.parse(wanted) as { readonly sources: Sources; readonly trial?: Trial };
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [...keyOf(appId, 'trial'), wanted],
    // What was before the last change does not run again.
    enabled: trial !== undefined && wanted === current,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<TrialRun> => {
      if (!settled.trial) throw new Error('nothing to run');
      const mistake = await firstMistake(settled.sources, usedBy(settled.sources, settled.trial));
      if (mistake) return { mistake };
      const since = performance.now();
      const request = requestOf(appId, settled.sources, settled.trial);
      const response = await handler.ask<TrialResponse>({ ...request, signal });
      const ms = Math.round(performance.now() - since);
      return { ...resultOf(settled.trial.way, response), ms };
    },
  });
  const thrown = useMemo(() => thrownIn(error), [error]);
  const isCurrent = wanted === current && !isPlaceholderData;
  return { data, error, isCurrent, thrown: isCurrent ? thrown : undefined };
}
