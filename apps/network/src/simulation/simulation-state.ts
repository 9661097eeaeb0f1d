import { z } from 'zod';

/** Why a simulation has ended; `failed` has a message as well. */
export const endReasons = ['completed', 'stopped', 'failed', 'shutdown'] as const;

/** A simulation that runs or has ended, as replicas report it to each other; times are Unix milliseconds. */
export interface SimulationState {
  readonly gatewayId: string;
  readonly startedAt: number;
  readonly endsAt: number;
  readonly isJoined: boolean;
  /** Of its session; left out by a replica of the last release. */
  readonly devAddr?: string | undefined;
  /** Undefined while it runs. */
  readonly end?: SimulationEnd | undefined;
}

export interface SimulationEnd {
  readonly at: number;
  /** Undefined for one of a later version at another replica. */
  readonly reason?: (typeof endReasons)[number] | undefined;
  readonly message?: string | undefined;
}

/** Name and owner of a simulation that runs. */
export interface RunningSimulation {
  readonly name: string;
  readonly owner: string;
}

const endOfReplica = z.object({
  at: z.number(),
  reason: z.enum(endReasons).optional().catch(undefined),
  message: z.string().optional(),
});

const stateOfReplica = z.object({
  gatewayId: z.string(),
  startedAt: z.number(),
  endsAt: z.number(),
  isJoined: z.boolean(),
  devAddr: z.string().optional(),
  end: endOfReplica.optional(),
});

export const replyOfReplica: z.ZodType<SimulationState | null> = stateOfReplica.nullable();
export const nameOfReplica = z.string();
export const runningOfReplica: z.ZodType<readonly RunningSimulation[]> = z.array(
  z.object({ name: z.string(), owner: z.string() }),
);
export const endedOfReplica: z.ZodType<{ readonly name: string; readonly state: SimulationState }> = z.object(
  {
    name: z.string(),
    state: stateOfReplica,
  },
);

/** The state that counts of those of several replicas: one that runs, else the one that was started last. */
export const currentState = (states: readonly SimulationState[]): SimulationState | undefined =>
  states.find(({ end }) => end === undefined) ??
  states.toSorted((one, other) => other.startedAt - one.startedAt)[0];
