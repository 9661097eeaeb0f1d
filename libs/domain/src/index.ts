export { isOfRegistration } from './network/announcement-origin.js';
export {
  type ApplicationFacts,
  applicationOwner,
  type GatewayFacts,
  gatewayOwner,
} from './access/application-owner.js';
export {
  longestAccessKey,
  longestClientCredential,
  longestPasskeyResponse,
  longestPassword,
} from './logins/credential-lengths.js';
export { consoleClient } from './access/console-client.js';
export { joinKey, maskKey, splitKey, type KeyParts } from './access/access-keys.js';
export {
  addressToText,
  expandAddress,
  firstNetAddress,
  hostAndPort,
  type Address,
  type AddressKind,
  type HostPort,
} from './network/addresses.js';
export { announcedVersion } from './network/announced-version.js';
export { bareHost, hostInUri, isLoopback } from './network/hosts.js';
export { textOfMoment } from './moments.js';
export { unsafeCharacters } from './unsafe-characters.js';
export { isServiceName, serviceNames, type ServiceName } from './identifiers/components.js';
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
} from './identifiers/dev-addr.js';
export {
  type CredentialChangeDecision,
  type CredentialChangeRequest,
  decideCredentialChange,
  freshLoginSeconds,
} from './logins/credential-changes.js';
export {
  decideRegistration,
  registrationModes,
  type RegistrationDecision,
  type RegistrationMode,
  type RegistrationPolicy,
} from './logins/registration.js';
export {
  decideIdentity,
  isAdministratorGroup,
  labelOfIdentity,
  usernamesFrom,
  type AssertedEmail,
  type IdentityDecision,
  type IdentityRequest,
  type ProviderRules,
} from './logins/identities.js';
export {
  mayUsePassword,
  passwordLoginPolicies,
  type PasswordLoginPolicy,
  type PasswordUser,
} from './logins/password-logins.js';
export {
  needsSecondFactor,
  secondFactorPolicies,
  type SecondFactorPolicy,
  type SecondFactorStatus,
} from './logins/second-factors.js';
export { isStepUp, stepUpPolicies, type StepUpPolicy, type TokenLogin } from './logins/step-up.js';
export { domainOf, isSameEmail } from './identifiers/emails.js';
export { Eui, euiFromBlock, euiIn, typedEui, zeroEui } from './identifiers/eui.js';
export { hourMs } from './durations.js';
export { shortestFloat32 } from './float32.js';
export { euiOfGatewayId, gatewayIdOfEui } from './identifiers/gateway-euis.js';
export {
  AppId,
  ComponentId,
  DevId,
  GatewayId,
  idPattern,
  isId,
  OrganizationId,
  Username,
} from './identifiers/ids.js';
export {
  type MeasuredUplink,
  mergedSignal,
  type SignalHour,
  signalOf,
  type SignalSpread,
  signalUntil,
} from './network/gateway-signal.js';
export { scrambleLocation, type Location } from './network/locations.js';
export { type GroupMapping, membershipsOfGroups } from './organizations/group-memberships.js';
export { groupsOf } from './organizations/groups.js';
export {
  memberNotFound,
  mostMembers,
  noOrganizationRight,
  requireMembershipChange,
  requireOrganizationRight,
  requireOwner,
  type Member,
  type Membership,
  type MembershipChange,
} from './organizations/memberships.js';
export {
  memberRights,
  organizationRights,
  organizationRoles,
  parseMemberRights,
  rightsOfRole,
  type MemberRight,
  type OrganizationRight,
  type OrganizationRole,
} from './organizations/roles.js';
export {
  afterRevocations,
  isComponentSubject,
  revisionOf,
  clientSubject,
  clientType,
  subjectsOf,
  type FindRevocation,
  type Revocation,
} from './access/revocations.js';
export {
  appRights,
  appRightsOf,
  componentRights,
  componentRightsOf,
  gatewayRights,
  gatewayRightsOf,
  hasAppRight,
  isAppRight,
  isComponentRight,
  isGatewayRight,
  parseAppRights,
  parseComponentRights,
  parseGatewayRights,
  requireAppRight,
  requireAppRights,
  unheldRights,
  type AppRight,
  type Claims,
  type ComponentRight,
  type GatewayRight,
  type Right,
  type RightsById,
  type UnheldRights,
} from './access/rights.js';
export {
  distinctScopes,
  entityKinds,
  generalScopes,
  generalScopesIn,
  isIdentityOnly,
  invalidScope,
  isInterchangeable,
  isWithin,
  maxEntitiesPerToken,
  parseScopes,
  scopeOf,
  scopesByDefault,
  scopesIn,
  type EntityKind,
  type GeneralScope,
  type ScopeRequest,
  type SpecificScope,
} from './access/scopes.js';
export { generalScopeSentences, scopeSentences } from './access/scope-sentences.js';
export { datedBackSeconds, isOutdated } from './access/token-times.js';
export {
  downlinkTopic,
  eventTopic,
  narrowFilter,
  parseDeviceTopic,
  topicKinds,
  uplinkTopic,
  type DeviceTopic,
  type TopicKind,
} from './identifiers/topics.js';
export { type Device, deviceColumns, isSet, lastSeenOf, type Radio } from './devices/device.js';
export {
  type DeviceClass,
  deviceClasses,
  largestAdrMargin,
  type LorawanVersion,
  lorawanVersions,
  radioMembers,
  type RadioMembers,
  type RadioSettings,
  readRadio,
  standardRadio,
} from './devices/radio-settings.js';
export {
  activeWithinMs,
  type DeviceState,
  deviceStates,
  intervalsOf,
  startOf,
  sumOf,
  type DecodingKind,
  decodingKinds,
  type TrafficCounts,
  type TrafficInterval,
  type TrafficKind,
  trafficKinds,
  type TrafficRange,
  trafficRanges,
  type TrafficWindow,
  trafficWindow,
} from './devices/traffic.js';
export * from './installation/index.js';
export {
  type ReportedCounts,
  type ReportedKind,
  reportedKinds,
  usageReportValidMs,
  type UsageReports,
  type UsageState,
  usageStateOf,
  usageStates,
} from './usage/reported-usage.js';
