export type { AesKey } from './aes.js';
export { airtime, parseDataRate, type LoraDataRate, type Transmission } from './airtime.js';
export { decodeCayenne } from './cayenne-decode.js';
export { encodeCayenne } from './cayenne-encode.js';
export {
  cryptFrmPayload,
  hasValidMic,
  signDataFrame,
  type FrameContext,
  type SignedFrame,
} from './data-crypto.js';
export { encodeDataFrame, type DataFrame, type DataFrameContent, type FCtrl } from './data-frame.js';
export { fullFrameCounter } from './frame-counter.js';
export {
  openJoinAccept,
  parseJoinAcceptTemplate,
  sealJoinAccept,
  type EncryptedJoinAccept,
  type JoinAccept,
} from './join-accept.js';
export {
  encodeJoinRequest,
  hasValidJoinRequestMic,
  joinRequestMic,
  type JoinRequest,
  type JoinRequestContent,
} from './join-request.js';
export { directionOf, mTypes, type DataMType, type Direction, type MType } from './m-type.js';
export { isDataFrame, parsePhyPayload, type PhyPayload } from './phy-payload.js';
export { sessionKeys, type SessionKeyInput, type SessionKeys } from './session-keys.js';
