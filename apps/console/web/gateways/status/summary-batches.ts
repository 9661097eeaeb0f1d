import { answered } from '../../api/failure.js';
import type { GatewaySummary, NetworkApi } from '../../api/network.js';

/** Gateways of one request at most (docs/protocol/tokens.md#entities-per-token). */
const requestSize = 10;
/** The rows of a list ask one after the other while it is shown. */
const collectedForMs = 20;

interface Batch {
  readonly ids: string[];
  readonly summaries: Promise<ReadonlyMap<string, GatewaySummary>>;
}

let open: Batch | undefined;

/** How a gateway does, in short; gateways that are asked for at one time share a request. Null when it was never heard. */
export async function loadSummary(network: NetworkApi, id: string): Promise<GatewaySummary | null> {
  if (open === undefined || open.ids.length >= requestSize) open = openBatch(network);
  open.ids.push(id);
  return (await open.summaries).get(id) ?? null;
}

function openBatch(network: NetworkApi): Batch {
  const ids: string[] = [];
  const batch: Batch = {
    ids,
    summaries: wait()
      .then(() => close(batch))
      .then(() => load(network, ids)),
  };
  return batch;
}

const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, collectedForMs));

function close(batch: Batch): void {
  if (open === batch) open = undefined;
}

async function load(
  network: NetworkApi,
  ids: readonly string[],
): Promise<ReadonlyMap<string, GatewaySummary>> {
  const { gateways } = await answered(
    network.GET('/network/gateways', { params: { query: { ids: ids.join(',') } } }),
  );
  return new Map(gateways.map((summary) => [summary.gateway_id, summary]));
}
