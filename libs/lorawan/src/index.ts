export type { AesKey } from './crypto/aes.js';
export { airtime, parseDataRate, type LoraDataRate, type Transmission } from './airtime.js';
export { decodeCayenne } from './cayenne/cayenne-decode.js';
export { encodeCayenne } from './cayenne/cayenne-encode.js';
export {
  cryptFrmPayload,
  hasValidMic,
  signDataFrame,
  type FrameContext,
  type SignedFrame,
} from './frames/data-crypto.js';
export { encodeDataFrame, type DataFrame, type DataFrameContent, type FCtrl } from './frames/data-frame.js';
export { type CfList, encodeCfList, readCfList } from './frames/cf-list.js';
export {
  checkUplinkCounter,
  fullFrameCounter,
  maxFCntGap,
  type UplinkCounter,
  uplinkCounterCandidates,
  type UplinkCounterResult,
} from './frames/frame-counter.js';
export {
  openJoinAccept,
  parseJoinAcceptTemplate,
  sealJoinAccept,
  type EncryptedJoinAccept,
  type JoinAccept,
} from './frames/join-accept.js';
export {
  encodeJoinRequest,
  hasValidJoinRequestMic,
  joinRequestMic,
  type JoinRequest,
  type JoinRequestContent,
} from './frames/join-request.js';
export { directionOf, mTypes, type DataMType, type Direction, type MType } from './frames/m-type.js';
export { isDataFrame, parsePhyPayload, type PhyPayload } from './frames/phy-payload.js';
export { sessionKeys, type SessionKeyInput, type SessionKeys } from './frames/session-keys.js';
export {
  dataRateIndex,
  dataRateOf,
  downlinkModulation,
  maxMacPayload,
  type Modulation,
} from './regions/channels.js';
export {
  cfListOf,
  type FrequencyPlan,
  frequencyPlan,
  guessFrequencyPlan,
} from './regions/frequency-plans.js';
export { keepsDwellTime } from './regions/dwell-time.js';
export {
  certainRx1Window,
  joinAcceptDelay,
  receiveDelay,
  type ReceiveWindow,
  type Rx1Settings,
  rx1Window,
  rx2Window,
  type UplinkChannel,
} from './regions/receive-windows.js';
export type { DutyCycleBand, Region } from './regions/region.js';
export { microsecondsBetween, startOfWindow } from './scheduling/concentrator-clock.js';
export {
  believedRssi,
  believedSnr,
  downlinkScore,
  type OptionQuality,
  overlap,
  type Slot,
  worstScore,
} from './scheduling/downlink-choice.js';
export {
  allowsAirtime,
  allowsImmediate,
  type BandUse,
  dutyCycleBand,
  dutyCycleUse,
  type SentFrame,
  sentInLastHour,
} from './scheduling/duty-cycle.js';
export {
  acknowledgement,
  type GatewayPacket,
  parseGatewayPacket,
  pullResponse,
  type TxError,
} from './semtech-udp/packets.js';
export {
  parseServerPacket,
  pullDataPacket,
  pushDataPacket,
  type ReportedFrame,
  type RequestedTransmission,
  type ServerPacket,
  txAckPacket,
} from './semtech-udp/forwarder-packets.js';
export { isSameReception, type ReceivedFrame } from './semtech-udp/rxpk.js';
export type { ForwarderStatus } from './semtech-udp/stat.js';
export type { GatewayTransmission } from './semtech-udp/txpk.js';
export { cupsResponse, cupsUpdate, type CupsTarget, tokenCredentials } from './station/cups.js';
export { parseExact, stringifyExact } from './station/exact-json.js';
export { routerConfig } from './station/router-config.js';
export { type AnswerableUplink, dnmsg } from './station/station-downlink.js';
export { stationEui } from './station/station-id.js';
export {
  type CupsRequest,
  readCupsRequest,
  readRouterQuery,
  readStationMessage,
  type StationMessage,
  type StationUplink,
  type StationVersion,
} from './station/station-messages.js';
export { receptionOf } from './station/station-reception.js';
export { stationTransmission } from './station/station-transmission.js';
export { gpsMilliseconds } from './time/gps-time.js';
export { downlinkCommands, type DownlinkCommand } from './mac-commands/downlink-commands.js';
export { uplinkCommands, type UplinkCommand } from './mac-commands/uplink-commands.js';
export {
  deviceWindows,
  type DeviceRadio,
  type DeviceWindow,
  initialRadio,
  joinChannel,
  uplinkChannel,
  uplinkDataRate,
} from './device-model/device-radio.js';
export {
  type DeviceSession,
  type DeviceState,
  joinedDevice,
  type JoinIdentity,
  nextUplink,
  payloadSpace,
  provisionedDevice,
  receiveDownlink,
  type ReceivedDownlink,
  type UplinkContent,
} from './device-model/device-state.js';
export { demodulationFloor } from './adr/adr.js';
export { macDownlink } from './mac-state/mac-downlink.js';
export type { MacContext } from './mac-state/mac-requests.js';
export { initialMacState, type MacState } from './mac-state/mac-state.js';
export { macUplink, type MacUplink } from './mac-state/mac-uplink.js';
