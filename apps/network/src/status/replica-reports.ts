import type { gateway } from '@fieldpost/contracts';
import { DevAddr, Eui, type SignalHour } from '@fieldpost/domain';
import { z } from 'zod';
import type { UnregisteredGateway } from '../gateways/unregistered-gateways.js';
import { grpcMessage } from '../replicas/message-format.js';
import type { GatewayReport, GatewaySummary } from './gateway-report.js';

// What replicas send each other about gateways. A replica of another release may send it, so that it is read as checked data.

export const gatewayIdOfReplica = z.string();
export const gatewayIdsOfReplica = z.array(z.string());

const summary = {
  id: z.string(),
  isConnected: z.boolean(),
  lastSeen: z.number().optional(),
  ...{ uplinks: z.number(), downlinks: z.number(), rejections: z.number() },
};

export const summariesOfReplica: z.ZodType<readonly GatewaySummary[]> = z.array(z.object(summary));

const eui = z.string().transform((text) => Eui(text));
const device = z.union([
  z.object({ devAddr: z.string().transform((text) => DevAddr(text)) }),
  z.object({ appEui: eui, devEui: eui }),
]);

export const reportOfReplica: z.ZodType<GatewayReport> = z.object({
  ...summary,
  link: z
    .object({
      protocol: z.enum(['udp', 'basics-station', 'grpc', 'mqtt']),
      address: z.string().optional(),
      roundTripMs: z.number().optional(),
    })
    .optional(),
  status: grpcMessage<gateway.Status>().optional(),
  lastRejection: z.object({ at: z.number(), reason: z.string() }).optional(),
  dutyCycle: z.array(z.object({ fromHz: z.number(), toHz: z.number(), limit: z.number(), used: z.number() })),
  lastUplinks: z.array(
    z.object({
      ...{ at: z.number(), frequencyHz: z.number(), dataRate: z.string() },
      ...{ rssi: z.number(), snr: z.number(), length: z.number(), device },
    }),
  ),
});

export const unregisteredOfReplica: z.ZodType<readonly UnregisteredGateway[]> = z.array(
  z.object({
    ...{ eui: z.string(), address: z.string(), packets: z.number() },
    ...{ firstSeen: z.number(), lastSeen: z.number() },
  }),
);

const spread = z
  .object({ count: z.number(), sum: z.number(), least: z.number(), most: z.number() })
  .optional();

export const signalOfReplica: z.ZodType<readonly SignalHour[]> = z.array(
  z.object({ hour: z.number(), uplinks: z.number(), rssi: spread, snr: spread }),
);
