import type { SourceName, Sources } from './handler-application.js';
import { type Trial, usedBy } from './trial/trial.js';
import type { useTrialRun } from './trial/use-trial-run.js';

/** The run of the test bench. */
export type LastRun = ReturnType<typeof useTrialRun>;

/** What is known of a source without syntax errors. */
export type SourceState = 'empty' | 'not run' | 'succeeded' | 'failed';

/** The state of the sources that the run uses; `run` is undefined while none is possible. */
export const sourceStates =
  ({ format }: Pick<Sources, 'format'>, trial: Pick<Trial, 'way'>, run: LastRun | undefined) =>
  (name: SourceName, source: string): SourceState => {
    if (source.trim() === '') return 'empty';
    const isUsed = usedBy({ format }, trial).includes(name);
    return run?.isCurrent && isUsed ? stateAfter(name, run) : 'not run';
  };

/** A request may fail without a run, as during an outage. One function of several may have failed, and not the others. */
function stateAfter(name: SourceName, { data, error, thrown }: LastRun): SourceState {
  if (error) return thrown?.source === name ? 'failed' : 'not run';
  if (!data || data.mistake) return 'not run';
  return data.errors.length > 0 ? 'failed' : 'succeeded';
}
