import { z } from 'zod';

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

export const simulationResponse = z.object({
  gateway_id: z.string().meta({ description: 'The simulated gateway, as messages name it.' }),
  ends_at: z.iso.datetime(),
});

export type SimulationResponse = z.infer<typeof simulationResponse>;
