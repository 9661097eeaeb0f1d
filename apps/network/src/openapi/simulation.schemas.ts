import { z } from 'zod';
import { endReasons } from '../simulation/simulation-state.js';

const hexPattern = /^[0-9A-Fa-f]*$/;

/** Bytes as hexadecimal characters. */
const hexOf = (bytes: number) => {
  const problem = `should have ${2 * bytes} hexadecimal characters`;
  return z
    .string(problem)
    .length(2 * bytes, problem)
    .regex(hexPattern, problem);
};

export const simulationRequest = z.object({
  app_eui: hexOf(8),
  dev_eui: hexOf(8),
  app_key: hexOf(16).optional().meta({ description: 'For a device that joins.' }),
  app_s_key: hexOf(16)
    .optional()
    .meta({ description: 'For a device with a session (ABP), which continues with its counters.' }),
});

/** A simulation that runs. */
export const simulationResponse = z.object({
  gateway_id: z.string().meta({ description: 'The simulated gateway, as messages name it.' }),
  ends_at: z.iso.datetime(),
});

export type SimulationResponse = z.infer<typeof simulationResponse>;

export const simulationStateResponse = z.object({
  state: z.enum(['none', 'running', 'ended']).meta({
    description: '`none` when the device was not simulated since the network app started.',
  }),
  ...simulationResponse.partial().shape,
  started_at: z.iso.datetime().optional(),
  has_joined: z.boolean().optional().meta({ description: 'Whether the simulated device has a session.' }),
  dev_addr: z.string().optional().meta({ description: 'The DevAddr of that session.' }),
  ended_at: z.iso.datetime().optional(),
  reason: z.enum(endReasons).optional().meta({
    description:
      'Why it has ended: `completed` after three minutes, `stopped` by a user, `failed` as described by `message`, `shutdown` with the process that ran it. Left out when it is not known.',
  }),
  message: z.string().optional(),
});

export type SimulationStateResponse = z.infer<typeof simulationStateResponse>;

export const simulationListResponse = z.object({
  simulations: z.array(z.object({ dev_id: z.string() })).meta({ description: 'By device.' }),
});

export type SimulationListResponse = z.infer<typeof simulationListResponse>;
