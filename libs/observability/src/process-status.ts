import { freemem, loadavg, totalmem } from 'node:os';

const microsecondsPerSecond = 1e6;

/** How the machine and the process do, in the fields of `api.SystemStats` and `api.ComponentStats` (docs/protocol/handler-api.md#status). */
export function processStatus() {
  const [load1 = 0, load5 = 0, load15 = 0] = loadavg();
  const [total, available] = [totalmem(), freemem()];
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return {
    system: {
      load: { load1, load5, load15 },
      memory: { total, available, used: total - available },
    },
    component: {
      uptime: Math.floor(process.uptime()),
      cpu: { user: user / microsecondsPerSecond, system: system / microsecondsPerSecond },
      memory: { memory: rss, heap: heapUsed },
    },
  };
}
