import { useState } from 'react';
import type { Sources } from '../handler-application.js';
import { hasSource, type Trial } from './trial.js';
import { sourceStates } from '../source-state.js';
import { canRun, start } from './trial-input.js';
import { useTrialRun } from './use-trial-run.js';

/** The test bench beside the editors: its input, and a run of the sources with it. */
export type TestBench = ReturnType<typeof useTestBench>;

/** Runs the sources in the editors as they and the input change, beginning with the input of a link. */
export function useTestBench(appId: string, sources: Sources, first: Partial<Trial> = {}) {
  const [trial, setTrial] = useState({ ...start, ...first });
  const change = (part: Partial<Trial>) => setTrial((before) => ({ ...before, ...part }));
  const runs = sources.format !== '' && canRun(trial) && hasSource(sources, trial);
  const run = useTrialRun(appId, sources, runs ? trial : undefined);
  const stateOf = sourceStates(sources, trial, runs ? run : undefined);
  return { trial, change, runs, run, stateOf };
}
