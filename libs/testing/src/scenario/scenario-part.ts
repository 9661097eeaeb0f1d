import type { ScenarioFixtures } from './fixtures.js';

/** One rule of the specification, shown on a running suite. */
export interface Step {
  /** The rule, as a sentence. */
  readonly title: string;
  /** Runs the step, throws when the result is wrong, and returns the result in one line. */
  readonly run: (fixtures: ScenarioFixtures) => Promise<string>;
}

/** A part of the main scenario. Its steps are in order; they create what they need of earlier parts themselves. */
export interface ScenarioPart {
  readonly title: string;
  readonly steps: readonly Step[];
}

/** Thrown by a step that cannot run on this machine. */
export class SkippedStep extends Error {}
