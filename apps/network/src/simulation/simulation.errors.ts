import { defineError } from '@fieldpost/errors';

export const simulationRuns = defineError(
  'network_simulation_runs',
  'already_exists',
  'Simulation of device {dev_id} already exists',
);

export const tooManySimulations = defineError(
  'network_simulations_limited',
  'resource_exhausted',
  'Too many simulated devices: try again in some minutes',
);
