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
export { fullFrameCounter } from './frames/frame-counter.js';
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
