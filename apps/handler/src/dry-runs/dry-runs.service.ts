import { Inject, Injectable, Optional } from '@nestjs/common';
import type { handler } from '@fieldpost/contracts';
import { AppId, type Claims, DevId } from '@fieldpost/domain';
import { type AppError, notValid, toEventData } from '@fieldpost/errors';
import { formatNamed, requireFitting } from '../applications/application.message.js';
import type { Device } from '../devices/device.js';
import { deviceNotFound } from '../devices/devices.errors.js';
import { Devices } from '../devices/devices.repository.js';
import { areTooDeep, nestsTooDeep } from '../shared/field-depth.js';
import type { Metadata } from '../events/messages.js';
import { Publisher } from '../events/publisher.js';
import { isJsonObject, parseJson } from '../shared/json.js';
import { omitZero } from '../shared/omit-zero.js';
import { rfc3339 } from '../shared/rfc3339.js';
import { validatorRejected } from '../uplinks/uplink.errors.js';
import { toUplinkMessage } from '../uplinks/uplink-message.js';
import { runPayloadFunctions } from '../uplinks/uplink.service.js';
import type { LogEntry } from '../payload-functions/engine/payload-engine.js';
import {
  type CodecReport,
  type EncodedPayload,
  type MessageContext,
  type PayloadFormats,
  PayloadFormatsService,
  type DryRunSettings,
} from '../payload-functions/payload-formats.service.js';
import { HANDLER_CONFIG, type HandlerSettings } from '../handler.config.js';
import { Owners, shareOfCaller } from '../limits/owners.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The share that a dry run uses: that of its caller. A caller may name any application in the request, and must not use the
 * share of that application, nor get more shares by naming many; all access keys of an application are one caller. No
 * application has an id like this.
 */
const turnOf = ({ type, scopes, subject }: Claims): string =>
  `dry-runs/${type === 'app' ? scopes.join() : subject}`;

const withoutFunctions = { decoder: '', converter: '', validator: '', encoder: '', codec: '' };

/**
 * Payload functions on trial, and uplinks that no device sent
 * (docs/protocol/handler-api.md#dry-runs-and-simulated-uplinks).
 */
@Injectable()
export class DryRunsService {
  constructor(
    @Inject(PayloadFormatsService) private readonly formats: PayloadFormats,
    private readonly devices: Devices,
    private readonly publisher: Publisher,
    @Inject(Owners) private readonly owners: Pick<Owners, 'shareOf'>,
    @Inject(HANDLER_CONFIG) private readonly settings: Pick<HandlerSettings, 'FIELDPOST_ISSUER'>,
    @Optional() private readonly now: () => number = Date.now,
  ) {}

  /** The result of the functions in the request for its payload; nothing is stored or sent. */
  async dryUplink(
    claims: Claims,
    { app, payload, port, variables }: handler.DryUplinkMessage__Output,
  ): Promise<handler.DryUplinkResult> {
    const device = { attributes: variables };
    const context = { port: toPort(port), device, receivedAt: this.now() };
    const decoded = await this.formats.decode(this.onTrial(claims, app), payload, context);
    const { fields = null, valid, logs } = decoded;
    return { payload, fields: JSON.stringify(fields), valid, logs: toLogs(logs), ...toReport(decoded) };
  }

  /** The payload that the encoder in the request makes of its fields, or the payload as it came. */
  async dryDownlink(
    claims: Claims,
    { payload, fields, app, port, variables }: handler.DryDownlinkMessage__Output,
  ): Promise<handler.DryDownlinkResult> {
    const context = { port: toPort(port), device: { attributes: variables } };
    if (payload.length > 0 && fields !== '') throw downlinkNotValid('Both Fields and Payload provided');
    if (payload.length > 0) return this.dryPayload(this.onTrial(claims, app), payload, context);
    if (fields === '') throw downlinkNotValid('Neither Fields nor Payload provided');
    const encoded = await this.formats.encode(this.onTrial(claims, app), readFields(fields), context);
    return encoded ? toDownlinkResult(encoded, context.port) : { payload: Buffer.alloc(0), logs: [] };
  }

  /** A payload needs no encoder; what a codec reads in it is shown beside it. */
  private async dryPayload(
    application: DryRunSettings,
    payload: Buffer,
    context: MessageContext,
  ): Promise<handler.DryDownlinkResult> {
    const decoded = await this.formats.decodeDownlink(application, payload, context);
    if (!decoded) return { payload, logs: [] };
    const { data = null, logs } = decoded;
    const fields = JSON.stringify(data);
    return { payload, fields, port: context.port, logs: toLogs(logs), ...toReport(decoded) };
  }

  private onTrial(claims: Claims, app: handler.Application__Output | null): DryRunSettings {
    const share = shareOfCaller(this.owners, claims, this.settings.FIELDPOST_ISSUER);
    return { ...readSettings(app), turn: turnOf(claims), share };
  }

  /** Publishes an uplink of a device as if it had sent it; neither counters nor downlinks are touched. */
  async simulateUplink(message: handler.SimulatedUplinkMessage__Output): Promise<void> {
    const appId = AppId(message.app_id);
    const devId = DevId(message.dev_id);
    const found = await this.devices.findWithApplication(appId, devId);
    if (!found) throw deviceNotFound({ app_id: appId, dev_id: devId });

    const { payload } = message;
    const port = toPort(message.port);
    const { device, application } = found;
    const frame = {
      fCnt: 0,
      confirmed: false,
      ack: false,
      port,
      payload: payload.length > 0 ? payload : undefined,
    };
    const decoded = await runPayloadFunctions(this.formats, application, frame, {
      device,
      receivedAt: this.now(),
    });
    if (decoded.payloadError)
      this.publisher.event(appId, devId, 'up/errors', toEventData(decoded.payloadError));
    if (!decoded.payload.valid) throw validatorRejected();
    const metadata = this.metadataOf(device);
    this.publisher.uplink(
      toUplinkMessage({ device, frame, isRetry: false, payload: decoded.payload, metadata }),
      decoded.decodingError,
    );
  }

  private metadataOf({ latitude, longitude, altitude }: Device): Metadata {
    const time = rfc3339(`${this.now()}000000`);
    if (latitude === 0 && longitude === 0) return { time };
    return omitZero<Metadata>({ time, latitude, longitude, altitude }, ['time']);
  }
}

const downlinkNotValid = (reason: string): AppError => notValid({ argument: 'Downlink', reason });

/** Ports have 8 bits, whatever the request says. */
const toPort = (port: number): number => port & 0xff;

const dryRunFormats: readonly string[] = ['custom', 'codec', 'cayennelpp'];

/**
 * The application of a request: on trial, no format means the functions
 * (docs/protocol/handler-api.md#dry-runs-and-simulated-uplinks).
 */
function readSettings(app: handler.Application__Output | null): Omit<DryRunSettings, 'turn' | 'share'> {
  if (app) requireFitting(app);
  const { decoder, converter, validator, encoder, codec = '' } = app ?? withoutFunctions;
  const functions = { decoder, converter, validator, encoder, codec };
  const payloadFormat = formatNamed(app?.payload_format || (codec === '' ? 'custom' : 'codec'));
  if (!dryRunFormats.includes(payloadFormat))
    throw notValid({ argument: 'App', reason: 'unknown payload format' });
  return { payloadFormat, ...functions };
}

function readFields(text: string): Fields {
  const value = parseJson(text);
  if (value === undefined) throw notValid({ argument: 'Fields', reason: 'should be JSON' });
  if (!isJsonObject(value)) throw notValid({ argument: 'Fields', reason: 'should be a JSON object' });
  if (areTooDeep(value)) throw notValid({ argument: 'Fields', reason: nestsTooDeep });
  return value;
}

/** The port and what a codec reports are left out without a codec, as in v2. */
function toDownlinkResult(encoded: EncodedPayload, port: number): handler.DryDownlinkResult {
  const made = { payload: encoded.payload, logs: toLogs(encoded.logs) };
  return encoded.errors ? { ...made, port: encoded.port ?? port, ...toReport(encoded) } : made;
}

/** Left out without a codec, as in v2. */
const toReport = ({
  errors,
  warnings,
}: CodecReport): Pick<handler.DryUplinkResult, 'errors' | 'warnings'> => ({
  ...(errors && { errors: [...errors] }),
  ...(warnings && { warnings: [...warnings] }),
});

const toLogs = (logs: readonly LogEntry[]): handler.LogEntry[] =>
  logs.map((entry) => ({ function: entry.function, fields: [...entry.fields] }));
