export { isOfRegistration } from './announcement-origin.js';
export { type ApplicationFacts, applicationOwner } from './application-owner.js';
export { joinKey, maskKey, splitKey, type KeyParts } from './access-keys.js';
export {
  addressToText,
  expandAddress,
  firstNetAddress,
  type Address,
  type AddressKind,
  type HostPort,
} from './addresses.js';
export { isServiceName, serviceNames, type ServiceName } from './components.js';
export {
  DevAddr,
  devAddrFromPrefix,
  devAddrPrefixFromBytes,
  devAddrPrefixToBytes,
  devAddrPrefixToText,
  isInDevAddrPrefix,
  isWithinDevAddrPrefix,
  parseDevAddrPrefix,
  type DevAddrPrefix,
} from './dev-addr.js';
export {
  type CredentialChangeDecision,
  type CredentialChangeRequest,
  decideCredentialChange,
  freshLoginSeconds,
} from './credential-changes.js';
export { isSameEmail } from './emails.js';
export { Eui, euiFromBlock, zeroEui } from './eui.js';
export { shortestFloat32 } from './float32.js';
export { euiOfGatewayId, gatewayIdOfEui } from './gateway-euis.js';
export { AppId, ComponentId, DevId, GatewayId, idPattern, isId, Username } from './ids.js';
export { scrambleLocation, type Location } from './locations.js';
export {
  afterRevocations,
  isComponentSubject,
  revisionOf,
  subjectsOf,
  type FindRevocation,
  type Revocation,
} from './revocations.js';
export {
  appRights,
  appRightsOf,
  componentRights,
  gatewayRights,
  hasAppRight,
  isAppRight,
  isComponentRight,
  isGatewayRight,
  parseAppRights,
  parseGatewayRights,
  requireAppRight,
  requireAppRights,
  type AppRight,
  type Claims,
  type ComponentRight,
  type GatewayRight,
  type Right,
  type RightsById,
} from './rights.js';
export {
  covers,
  distinctScopes,
  entityKinds,
  generalScopes,
  maxEntitiesPerToken,
  parseScopes,
  scopeOf,
  type EntityKind,
  type GeneralScope,
  type ScopeRequest,
  type SpecificScope,
} from './scopes.js';
export { datedBackSeconds, isOutdated } from './token-times.js';
export {
  downlinkTopic,
  eventTopic,
  narrowFilter,
  parseDeviceTopic,
  topicKinds,
  uplinkTopic,
  type DeviceTopic,
  type TopicKind,
} from './topics.js';
