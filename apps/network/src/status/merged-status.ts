import type { UnregisteredGateway } from '../gateways/unregistered-gateways.js';
import type { GatewayReport, GatewaySummary } from './gateway-report.js';

/** Uplinks of one gateway that are shown. */
const mostUplinks = 10;

/** What several replicas know of one gateway, in short: it may have been connected to each of them. */
export function mergedSummary(first: GatewaySummary, others: readonly GatewaySummary[]): GatewaySummary {
  const all = [first, ...others];
  const sum = (name: 'uplinks' | 'downlinks' | 'rejections') =>
    all.reduce((total, summary) => total + summary[name], 0);
  return {
    id: first.id,
    isConnected: all.some(({ isConnected }) => isConnected),
    lastSeen: latest(all)?.lastSeen,
    uplinks: sum('uplinks'),
    downlinks: sum('downlinks'),
    rejections: sum('rejections'),
  };
}

/** What several replicas know of one gateway: the report of the one that it is connected to, with the counts of all. */
export function mergedReport(first: GatewayReport, others: readonly GatewayReport[]): GatewayReport {
  const all = [first, ...others];
  const current = all.find(({ isConnected }) => isConnected) ?? latest(all) ?? first;
  const lastUplinks = all.flatMap((report) => report.lastUplinks).sort((a, b) => b.at - a.at);
  return { ...current, ...mergedSummary(first, others), lastUplinks: lastUplinks.slice(0, mostUplinks) };
}

/** The gateways that several replicas have heard and that are not registered, the last heard one first. */
export function mergedUnregistered(
  lists: readonly (readonly UnregisteredGateway[])[],
): readonly UnregisteredGateway[] {
  const merged = new Map<string, UnregisteredGateway>();
  for (const gateway of lists.flat().sort((a, b) => b.lastSeen - a.lastSeen)) {
    const known = merged.get(gateway.eui);
    if (!known) merged.set(gateway.eui, gateway);
    else
      merged.set(gateway.eui, {
        ...known,
        packets: known.packets + gateway.packets,
        firstSeen: Math.min(known.firstSeen, gateway.firstSeen),
      });
  }
  return [...merged.values()];
}

function latest<T extends GatewaySummary>(all: readonly T[]): T | undefined {
  const heard = all.filter(({ lastSeen }) => lastSeen !== undefined);
  return heard.reduce<T | undefined>(
    (best, one) => ((one.lastSeen ?? 0) > (best?.lastSeen ?? -1) ? one : best),
    undefined,
  );
}
