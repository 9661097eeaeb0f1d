import { freemem, loadavg, totalmem } from 'node:os';
import type { handler } from '@fieldpost/contracts';
import type { MessageRates } from '../../events/message-meters.js';

/** How the process and its machine do (docs/protocol/handler-api.md#status). */
export function readStatus(rates: MessageRates): handler.Status {
  const [load1 = 0, load5 = 0, load15 = 0] = loadavg();
  const total = totalmem();
  const available = freemem();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return {
    system: {
      load: { load1, load5, load15 },
      memory: { total, available, used: total - available },
    },
    component: {
      uptime: Math.floor(process.uptime()),
      cpu: { user: user / 1e6, system: system / 1e6 },
      memory: { memory: rss, heap: heapUsed },
    },
    ...rates,
  };
}
