import type { Logger } from '@fieldpost/observability';

/** What is published, and the sentence of the log when it could not be. */
export interface LastStep {
  readonly what: string;
  readonly failure: string;
}

/** Publishing is the last step of work that was done: no failure of it may undo that. */
export function lastStep(log: Logger, { what, failure }: LastStep, publish: () => void): void {
  try {
    publish();
  } catch (error) {
    log.error({ what, err: error }, failure);
  }
}
