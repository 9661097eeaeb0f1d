import { Inject, Injectable } from '@nestjs/common';
import { decodeCayenne, encodeCayenne } from '@fieldpost/lorawan';
import { traced } from '@fieldpost/observability';
import type { Application, PayloadSources } from '../applications/application.js';
import { CompositeValue } from '../events/composite-value.js';
import { Owners } from '../limits/owners.js';
import type { DownlinkFunctions, UplinkFunctions } from './engine/payload-engine.js';
import { type DecodeResult, type EncodeResult, PayloadFunctions } from './payload-functions.js';

/** Settings of a dry run, which are not stored. */
export interface DryRunSettings extends PayloadSources {
  readonly payloadFormat: string;
  readonly turn: string;
  /** The owner or application whose share of the threads they use. */
  readonly share: string;
}

/** The application whose payloads are decoded and encoded. */
export type Formatted = Application | DryRunSettings;

/**
 * What the application's format made of a payload. `fields` is undefined when the application has no format, or its
 * functions gave none; an uplink that is not `valid` is dropped.
 */
export interface DecodedPayload extends DecodeResult {
  /** Whether a format was applied at all: only then are the device's attributes part of the uplink. */
  readonly processed: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** The functions of an application by their direction. */
interface Sources {
  readonly uplink: UplinkFunctions;
  readonly downlink: DownlinkFunctions;
}

/** An uplink to which no format was applied. */
export const unprocessed: DecodedPayload = { fields: undefined, valid: true, processed: false, logs: [] };

/** Decodes and encodes payloads. */
export type PayloadFormats = Pick<PayloadFormatsService, 'decode' | 'encode'>;

/** Applies the payload format of an application: `custom` functions, `cayennelpp`, or none for any other name. */
@Injectable()
export class PayloadFormatsService {
  /** The same objects for each message of an application. */
  private readonly sources = new WeakMap<Formatted, Sources>();

  constructor(
    @Inject(PayloadFunctions) private readonly functions: Pick<PayloadFunctions, 'decode' | 'encode'>,
    @Inject(Owners) private readonly owners: Pick<Owners, 'shareOf'>,
  ) {}

  decode(application: Formatted, payload: Buffer, port: number): Promise<DecodedPayload> {
    return traced('decode payload', () => this.decoded(application, payload, port));
  }

  /**
   * Undefined when the application has no format that could encode: the fields are then ignored
   * (docs/protocol/downlinks.md#building-the-frame).
   */
  encode(application: Formatted, fields: Fields, port: number): Promise<EncodeResult | undefined> {
    return traced('encode payload', () => this.encoded(application, fields, port));
  }

  private async decoded(application: Formatted, payload: Buffer, port: number): Promise<DecodedPayload> {
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
    port: number,
  ): Promise<EncodeResult | undefined> {
    if (application.payloadFormat === 'custom') {
      const names = this.namesOf(application);
      const functions = this.sourcesOf(application).downlink;
      return this.functions.encode({ ...names, functions, fields, port });
    }
    return application.payloadFormat === 'cayennelpp'
      ? { payload: encodeCayenne(fields), logs: [] }
      : undefined;
  }

  private namesOf(application: Formatted): { readonly key: string; readonly share: string } {
    if ('turn' in application) return { key: application.turn, share: application.share };
    const { appId } = application;
    return { key: appId, share: this.owners.shareOf(appId) };
  }

  private sourcesOf(application: Formatted): Sources {
    const known = this.sources.get(application);
    if (known) return known;
    const { decoder, converter, validator, encoder } = application;
    const sources = { uplink: { decoder, converter, validator }, downlink: { encoder } };
    this.sources.set(application, sources);
    return sources;
  }
}

/** Sorted by name, within values of several parts, too, as all fields leave the handler. */
const toFields = (records: Fields): Fields =>
  Object.fromEntries(
    sorted(records).map(([name, value]) => [name, isObject(value) ? wholeOf(value) : value]),
  );

const wholeOf = (parts: Fields): CompositeValue => new CompositeValue(Object.fromEntries(sorted(parts)));

const sorted = (fields: Fields) => Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
