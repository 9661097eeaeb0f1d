import type { Measured } from '../measure/measure.js';
import { cpuOfFamily, residentMb } from '../measure/processes.js';
import type { RunContext } from '../measure/run.js';
import type { Load } from './loads.js';

/** Warms up a server with a load and measures it with its workers. */
export async function measureLoad(load: Load, pid: number, context: RunContext): Promise<Measured> {
  await load.run(context.warmUpMs / 1_000);
  const before = cpuOfFamily(pid);
  const result = await load.run(context.measureMs / 1_000);
  const serverCpu = (cpuOfFamily(pid) - before) / (result.answers + result.failures);
  return {
    ...result,
    cpu: { discovery: serverCpu },
    serverCpu,
    postgresCpu: undefined,
    perSecond: result.answers / result.seconds,
    resident: { discovery: residentMb(pid) },
  };
}
