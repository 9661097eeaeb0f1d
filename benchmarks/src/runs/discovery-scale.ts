import { someId, services } from '../discovery/catalogue.js';
import { grpcLoad } from '../discovery/loads.js';
import { measureLoad } from '../discovery/measure-load.js';
import { plainContract } from '../discovery/plain-contract.js';
import { filled } from '../discovery/server.js';
import { findGhz } from '../discovery/tools.js';
import type { Measured } from '../measure/measure.js';
import type { Row, RunContext, Table } from '../measure/run.js';

/** Announcements of one service; there are three of them, and as many identifiers as announcements. */
const sizes = [200, 10_000, 333_334] as const;

interface Size {
  readonly measured: Measured;
  readonly startSeconds: number;
  readonly entries: number;
}

/** A lookup, start time and memory with few and with a million announcements and identifiers. */
export async function discoveryScale(context: RunContext): Promise<Table> {
  const rows: Row[] = [];
  let least: Size | undefined;
  for (const perService of sizes) {
    const found = await sized(perService, context);
    rows.push({
      ...{ name: nameOf(found, least), measured: found.measured, group: 'gRPC Get' },
      is: least === undefined ? 'start' : 'ours',
    });
    least ??= found;
  }
  return {
    title: 'Discovery: gRPC Get, 64 at once over one connection, with more and more announcements',
    rows,
  };
}

/**
 * Resident bytes per announcement or identifier: the difference to a small catalogue. Omitted when it is
 * smaller than the noise.
 */
function nameOf(found: Size, least: Size | undefined): string {
  const start = `${found.entries} of each, up after ${found.startSeconds.toFixed(1)} s`;
  if (least === undefined) return start;
  const [bytes, before] = [found, least].map(({ measured }) => (measured.resident['discovery'] ?? 0) * 1e6);
  const each = ((bytes ?? 0) - (before ?? 0)) / (2 * (found.entries - least.entries));
  return each > 0 ? `${start}, ${each.toFixed(0)} bytes each` : start;
}

async function sized(perService: number, context: RunContext): Promise<Size> {
  const entries = perService * services.length;
  context.say(`filling in ${entries} announcements`);
  const database = await filled({ perService, metadata: services.length, size: 'small' }, context.teardown);
  const server = await database.start(1);
  const load = grpcLoad({
    ...{ ghz: findGhz(), contract: plainContract(database.home), port: server.grpcPort },
    ...{ method: 'Get', request: { service_name: 'handler', id: someId }, concurrency: 64, connections: 1 },
  });
  context.say(`gRPC Get among ${entries} announcements`);
  const measured = await measureLoad(load, server.pid, context);
  await server.stop();
  return { measured, startSeconds: server.startSeconds, entries };
}
