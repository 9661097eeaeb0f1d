import type { ScenarioFixtures } from './fixtures.js';

/** One rule of the specification, shown on a running suite. */
export interface Step {
  /** The rule, as a sentence. */
  readonly title: string;
  /** Does it, throws unless everything is as it should be, and tells in one line what came back. */
  readonly run: (fixtures: ScenarioFixtures) => Promise<string>;
}

/** A part of the main job. Its steps are in order; what they need of earlier chapters they make themselves. */
export interface ScenarioPart {
  readonly title: string;
  readonly steps: readonly Step[];
}

/** A step that cannot be shown on this machine says so instead. */
export class LeftOut extends Error {}
