import { hourMs, type SignalHour, type SignalSpread } from '@fieldpost/domain';
import type { gateway } from '@fieldpost/contracts';
import type { GatewaySignalBody, GatewayStatusBody, GatewaySummaryBody } from '../openapi/gateway.schemas.js';
import type { HeardUplink } from '../router/gateway-activity.js';
import type { GatewayReport, GatewaySummary } from '../status/gateway-report.js';
import { type VisibleParts, visibleReport } from '../status/visible-status.js';

const nsPerMs = 1_000_000n;
/** The last moment of the year 9999. Gateways may report any number. */
const latest = 253_402_300_799_999n;

const isoTime = (at: number): string => new Date(at).toISOString();

/** A time that a gateway reported, in Unix nanoseconds; undefined for 0 and for what is no time. */
function reportedTime(ns: gateway.Status['time']): string | undefined {
  const ms = BigInt(String(ns ?? 0)) / nsPerMs;
  return ms > 0n && ms <= latest ? isoTime(Number(ms)) : undefined;
}

/** The body of a short status. */
export const summaryBody = (summary: GatewaySummary): GatewaySummaryBody => ({
  gateway_id: summary.id,
  connected: summary.isConnected,
  last_seen: summary.lastSeen === undefined ? null : isoTime(summary.lastSeen),
  last_hour: {
    uplinks: summary.uplinks,
    downlinks: summary.downlinks,
    rejected_downlinks: summary.rejections,
  },
});

function reportBody(status: gateway.Status, parts: VisibleParts): NonNullable<GatewayStatusBody['report']> {
  const { contact_email, location, ...report } = visibleReport(status, parts);
  const [time, bootTime] = [reportedTime(report.time), reportedTime(report.boot_time)];
  return {
    ...(time !== undefined && { time }),
    ...(bootTime !== undefined && { boot_time: bootTime }),
    ...textsOf(report),
    ...countsOf(report),
    ...(contact_email && { contact_email }),
    ...(location && { location: placeOf(location) }),
  };
}

const textsOf = ({ platform, description, frequency_plan, bridge }: gateway.Status) => ({
  platform: platform ?? '',
  description: description ?? '',
  frequency_plan: frequency_plan ?? '',
  bridge: bridge ?? '',
});

const countsOf = ({ rx_in, rx_ok, tx_in, tx_ok }: gateway.Status) => ({
  rx_in: rx_in ?? 0,
  rx_ok: rx_ok ?? 0,
  tx_in: tx_in ?? 0,
  tx_ok: tx_ok ?? 0,
});

const placeOf = ({ latitude, longitude, altitude }: gateway.LocationMetadata) => ({
  latitude: Number(latitude ?? 0),
  longitude: Number(longitude ?? 0),
  altitude: altitude ?? 0,
});

function uplinkBody(uplink: HeardUplink, { hasDevices }: VisibleParts) {
  const { device } = uplink;
  const names =
    'devAddr' in device ? { dev_addr: device.devAddr } : { app_eui: device.appEui, dev_eui: device.devEui };
  return {
    time: isoTime(uplink.at),
    type: 'devAddr' in device ? ('data' as const) : ('join' as const),
    frequency_hz: uplink.frequencyHz,
    data_rate: uplink.dataRate,
    rssi: uplink.rssi,
    snr: uplink.snr,
    length: uplink.length,
    ...(hasDevices && names),
  };
}

function linkBody({ link, status }: GatewayReport, { hasAddresses }: VisibleParts) {
  const { protocol, address, roundTripMs = status?.rtt || undefined } = link ?? {};
  return {
    ...(protocol !== undefined && { protocol }),
    ...(hasAddresses && address !== undefined && { address }),
    ...(roundTripMs !== undefined && { round_trip_ms: roundTripMs }),
  };
}

/** The body of a status, without what the caller may not see. */
export function statusBody(report: GatewayReport, parts: VisibleParts): GatewayStatusBody {
  const { status, lastRejection } = report;
  return {
    ...summaryBody(report),
    ...linkBody(report, parts),
    ...(status && { report: reportBody(status, parts) }),
    ...(lastRejection && {
      last_rejection: { time: isoTime(lastRejection.at), reason: lastRejection.reason },
    }),
    duty_cycle: report.dutyCycle.map(({ fromHz, toHz, limit, used }) => ({
      from_hz: fromHz,
      to_hz: toHz,
      limit,
      used,
    })),
    last_uplinks: report.lastUplinks.map((uplink) => uplinkBody(uplink, parts)),
  };
}

const spreadBody = (spread: SignalSpread | undefined) =>
  spread ? { mean: rounded(spread.sum / spread.count), least: spread.least, most: spread.most } : null;

/** Receivers measure tenths at best. */
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The body of the signal by hour. */
export const signalBody = (
  gatewayId: string,
  range: GatewaySignalBody['range'],
  hours: readonly SignalHour[],
): GatewaySignalBody => ({
  gateway_id: gatewayId,
  range,
  hours: hours.map(({ hour, uplinks, rssi, snr }) => ({
    at: isoTime(hour * hourMs),
    uplinks,
    rssi: spreadBody(rssi),
    snr: spreadBody(snr),
  })),
});
