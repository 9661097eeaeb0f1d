import { Inject, Injectable } from '@nestjs/common';
import { decodeCayenne, encodeCayenne } from '@fieldpost/lorawan';
import { traced } from '@fieldpost/observability';
import type { Application, PayloadSources } from '../applications/application.js';
import { CompositeValue } from '../events/composite-value.js';
import type { Device } from '../devices/device.js';
import { DeviceCodecs } from '../devices/device-codecs.repository.js';
import { Owners } from '../limits/owners.js';
import type { CodecInput, CodecRequest, CodecResult } from './codec-calls.js';
import type { CodecFunctions, DownlinkFunctions, UplinkFunctions } from './engine/payload-engine.js';
import { functionFailed } from './engine/payload-functions.errors.js';
import { type DecodeResult, type EncodeResult, PayloadFunctions } from './payload-functions.js';

/** Settings of a dry run, which are not stored. */
export interface DryRunSettings extends PayloadSources {
  readonly payloadFormat: string;
  readonly turn: string;
  /** The owner or application whose share of the threads they use. */
  readonly share: string;
}

/** The device of a message, as far as codecs are concerned: its own codec, and its attributes, which are `variables`. */
export type CodecDevice = Pick<Device, 'attributes'> & Partial<Pick<Device, 'appId' | 'codecId'>>;

/** A message beside its payload. */
export interface MessageContext {
  readonly port: number;
  readonly device: CodecDevice;
}

/** When an uplink was received, in Unix milliseconds. */
export interface UplinkContext extends MessageContext {
  readonly receivedAt: number;
}

/** What a codec reports beside its result; with errors there is none. */
export interface CodecReport {
  readonly errors?: readonly string[];
  readonly warnings?: readonly string[];
}

/** The application whose payloads are decoded and encoded. */
export type Formatted = Application | DryRunSettings;

/**
 * What the application's format made of a payload. `fields` is undefined when the application has no format, or its
 * functions gave none; an uplink that is not `valid` is dropped.
 */
export interface DecodedPayload extends DecodeResult, CodecReport {
  /** Whether a format was applied at all: only then are the device's attributes part of the uplink. */
  readonly processed: boolean;
}

/** `port` is the one that a codec chose. */
export interface EncodedPayload extends EncodeResult, CodecReport {
  readonly port?: number | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** The functions of an application by their direction. */
interface Sources {
  readonly uplink: UplinkFunctions;
  readonly downlink: DownlinkFunctions;
  readonly codec: CodecFunctions;
}

/** An uplink to which no format was applied. */
export const unprocessed: DecodedPayload = { fields: undefined, valid: true, processed: false, logs: [] };

/** Decodes and encodes payloads. */
export type PayloadFormats = Pick<PayloadFormatsService, 'decode' | 'encode' | 'decodeDownlink'>;

/**
 * Applies the payload format of an application: `custom` functions, `codec`, `cayennelpp`, or none for any other name. The
 * codec of a device wins (decision 105).
 */
@Injectable()
export class PayloadFormatsService {
  /** The same objects for each message of an application. */
  private readonly sources = new WeakMap<Formatted, Sources>();

  constructor(
    @Inject(PayloadFunctions)
    private readonly functions: Pick<PayloadFunctions, 'decode' | 'encode' | 'call'>,
    @Inject(Owners) private readonly owners: Pick<Owners, 'shareOf'>,
    @Inject(DeviceCodecs) private readonly codecs: Pick<DeviceCodecs, 'find'>,
  ) {}

  decode(application: Formatted, payload: Buffer, context: UplinkContext): Promise<DecodedPayload> {
    return traced('decode payload', () => this.decoded(application, payload, context));
  }

  /**
   * Undefined when the application has no format that could encode: the fields are then ignored
   * (docs/protocol/downlinks.md#building-the-frame).
   */
  encode(
    application: Formatted,
    fields: Fields,
    context: MessageContext,
  ): Promise<EncodedPayload | undefined> {
    return traced('encode payload', () => this.encoded(application, fields, context));
  }

  /** What the codec makes of a downlink payload; undefined without a codec. */
  async decodeDownlink(
    application: Formatted,
    bytes: Buffer,
    { port, device }: MessageContext,
  ): Promise<CodecResult | undefined> {
    const codec = await this.codecOf(application, device);
    const variables = device.attributes;
    return codec
      ? this.called(application, codec, { call: 'decodeDownlink', bytes, fPort: port, variables })
      : undefined;
  }

  private async decoded(
    application: Formatted,
    payload: Buffer,
    { port, device, receivedAt }: UplinkContext,
  ): Promise<DecodedPayload> {
    const codec = await this.codecOf(application, device);
    if (codec) {
      const times = { fPort: port, recvTime: receivedAt, variables: device.attributes };
      const input = { call: 'decodeUplink', bytes: payload, ...times } as const;
      const { data, errors, warnings, logs } = await this.called(application, codec, input);
      return { fields: data, valid: true, processed: errors.length === 0, errors, warnings, logs };
    }
    if (application.payloadFormat === 'custom') {
      const names = this.namesOf(application);
      const functions = this.sourcesOf(application).uplink;
      const { fields, valid, logs } = await this.functions.decode({ ...names, functions, payload, port });
      return { fields, valid, processed: true, logs };
    }
    if (application.payloadFormat !== 'cayennelpp') return unprocessed;
    return { fields: toFields(decodeCayenne(payload)), valid: true, processed: true, logs: [] };
  }

  private async encoded(
    application: Formatted,
    fields: Fields,
    { port, device }: MessageContext,
  ): Promise<EncodedPayload | undefined> {
    const codec = await this.codecOf(application, device);
    if (codec) {
      const input = { call: 'encodeDownlink', data: fields, fPort: port } as const;
      const result = await this.called(application, codec, { ...input, variables: device.attributes });
      const { bytes: payload = Buffer.alloc(0), fPort, errors, warnings, logs } = result;
      return { payload, port: fPort, errors, warnings, logs };
    }
    if (application.payloadFormat === 'custom') {
      const names = this.namesOf(application);
      const functions = this.sourcesOf(application).downlink;
      return this.functions.encode({ ...names, functions, fields, port });
    }
    return application.payloadFormat === 'cayennelpp'
      ? { payload: encodeCayenne(fields), logs: [] }
      : undefined;
  }

  /** The codec that applies to a message. */
  private async codecOf(application: Formatted, device: CodecDevice): Promise<CodecFunctions | undefined> {
    const { appId, codecId } = device;
    if (appId === undefined || codecId === undefined)
      return isCodec(application) ? this.sourcesOf(application).codec : undefined;
    const codec = await this.codecs.find(appId, codecId);
    if (codec === undefined) throw functionFailed({ function: 'codec', text: 'it was removed' });
    return codec;
  }

  private called(application: Formatted, functions: CodecFunctions, input: CodecInput): Promise<CodecResult> {
    const request: CodecRequest = { ...this.namesOf(application), functions, input };
    return this.functions.call(request);
  }

  private namesOf(application: Formatted): { readonly key: string; readonly share: string } {
    if ('turn' in application) return { key: application.turn, share: application.share };
    const { appId } = application;
    return { key: appId, share: this.owners.shareOf(appId) };
  }

  private sourcesOf(application: Formatted): Sources {
    const known = this.sources.get(application);
    if (known) return known;
    const { decoder, converter, validator, encoder, codec } = application;
    const uplink = { decoder, converter, validator };
    const sources = { uplink, downlink: { encoder }, codec: { source: codec } };
    this.sources.set(application, sources);
    return sources;
  }
}

const isCodec = ({ payloadFormat, codec }: Formatted): boolean => payloadFormat === 'codec' && codec !== '';

/** Sorted by name, within values of several parts, too, as all fields leave the handler. */
const toFields = (records: Fields): Fields =>
  Object.fromEntries(
    sorted(records).map(([name, value]) => [name, isObject(value) ? wholeOf(value) : value]),
  );

const wholeOf = (parts: Fields): CompositeValue => new CompositeValue(Object.fromEntries(sorted(parts)));

const sorted = (fields: Fields) => Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
