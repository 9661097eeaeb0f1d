import type { GrpcListener } from '@fieldpost/transport';

const kib = 1024;
/** Settings of an application, which have at most 1 MiB (`application.message.ts`), and a payload or its fields. */
const withSettings = 1_280 * kib;
/** A device with a codec of its own, which has at most 256 KiB (`message-rules.ts`). */
const withCodec = 384 * kib;
/** Requests of methods that need no credentials. */
const open = 4 * kib;

/**
 * Bytes of a gRPC request, also after decompression. The longest of other methods are devices with the nonces of
 * some 25,000 joins and joins that hundreds of gateways received.
 */
export const requestSizes = {
  maxRequestBytes: 128 * kib,
  requestBytesOfMethods: {
    '/handler.ApplicationManager/SetApplication': withSettings,
    '/handler.ApplicationManager/DryUplink': withSettings,
    '/handler.ApplicationManager/DryDownlink': withSettings,
    '/handler.ApplicationManager/SetDevice': withCodec,
    '/fieldpost.handler.v1.DeviceTransfer/ImportDevices': withCodec,
    '/handler.HandlerManager/GetStatus': open,
    '/lorawan.DevAddrManager/GetPrefixes': open,
    '/lorawan.DevAddrManager/GetDevAddr': open,
  },
} as const satisfies Partial<GrpcListener>;
