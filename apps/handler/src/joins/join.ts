import type { broker, lorawan } from '@fieldpost/contracts';
import { type DevAddr, Eui, zeroEui } from '@fieldpost/domain';
import {
  hasValidJoinRequestMic,
  isDataFrame,
  type JoinRequest,
  joinRequestMic,
  parsePhyPayload,
} from '@fieldpost/lorawan';
import {
  joinMicNotFound,
  metadataIncomplete,
  metadataInconsistent,
  noDownlinkOption,
  noJoinRequest,
} from './activation.errors.js';

export type ActivationRequest = broker.DeduplicatedDeviceActivationRequest__Output;

/** The response that a network server prepared: the plain join accept, and how to send it. */
export interface PreparedResponse {
  readonly template: Buffer;
  readonly downlinkOption: broker.DownlinkOption__Output;
}

/** The ids in the frame of a joining device, and the network's metadata for it. */
export interface Join extends Pick<JoinRequest, 'appEui' | 'devEui' | 'devNonce'> {
  readonly metadata: lorawan.ActivationMetadata__Output;
}

/** Step 1 of docs/protocol/joins.md#activate: a join accept that cannot be sent is not made. */
export function requireTemplate({ response_template }: ActivationRequest): PreparedResponse {
  if (!response_template?.downlink_option) throw noDownlinkOption();
  return { template: response_template.payload, downlinkOption: response_template.downlink_option };
}

/** Steps 3 and 4: the request, its metadata and its frame must name the same device. */
export function readJoin(request: ActivationRequest): Join {
  const metadata = request.activation_metadata?.lorawan;
  if (!metadata || metadata.dev_addr.length !== 4) throw metadataIncomplete();
  const [appEui, devEui] = [euiOf(metadata.app_eui), euiOf(metadata.dev_eui)];
  if (isMissing(appEui) || isMissing(devEui)) throw metadataIncomplete();
  if (appEui !== euiOf(request.app_eui) || devEui !== euiOf(request.dev_eui)) throw metadataInconsistent();

  const frame = parseJoin(request.payload);
  if (frame.appEui !== appEui || frame.devEui !== devEui) throw metadataInconsistent();
  return { appEui, devEui, devNonce: frame.devNonce, metadata };
}

function parseJoin(payload: Buffer): JoinRequest {
  const frame = parsePhyPayload(payload);
  if (isDataFrame(frame) || frame.mType !== 'JOIN_REQUEST') throw noJoinRequest();
  return frame;
}

/** Undefined for bytes that are no EUI, absent ones included. */
export const euiOf = (bytes: Buffer): Eui | undefined =>
  bytes.length === 8 ? Eui(bytes.toString('hex')) : undefined;

const isMissing = (eui: Eui | undefined): eui is undefined => eui === undefined || eui === zeroEui;

/** Step 5: the device has this AppKey. */
export function requireMic(appKey: Buffer, joinRequest: Buffer): void {
  if (!hasValidJoinRequestMic(appKey, joinRequest)) throw joinMicNotFound();
}

/** The response to a challenge: the same join request with the MIC of this AppKey. */
export function answerChallenge(appKey: Buffer, payload: Buffer): Buffer {
  const mic = joinRequestMic(appKey, payload);
  return Buffer.concat([payload.subarray(0, payload.length - mic.length), mic]);
}

/** The part of the session that the network server gets; the AppSKey stays here. */
export const toActivationMetadata = (
  { metadata, appEui, devEui }: Join,
  session: { readonly devAddr: DevAddr; readonly nwkSKey: Buffer },
): lorawan.ActivationMetadata => ({
  ...metadata,
  app_eui: Buffer.from(appEui, 'hex'),
  dev_eui: Buffer.from(devEui, 'hex'),
  dev_addr: Buffer.from(session.devAddr, 'hex'),
  nwk_s_key: session.nwkSKey,
});
