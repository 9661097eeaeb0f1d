export * from './postgres/index.js';
export { ApiDocument } from './apps/api-document.js';
export { startFakeAuthServer, type FakeAuthServer } from './fakes/auth-server.js';
export { Browser, type Form, formOf, headingOf, type Seen } from './clients/browser.js';
export { startBuiltApp, type BuiltApp, type BuiltAppOptions } from './apps/built-app.js';
export { type Certificate, makeCertificate } from './certificates/certificate.js';
export { CertificateAuthority } from './certificates/certificate-authority.js';
export * from './broker-peer/index.js';
export * from './clients/index.js';
export { controllersIn } from './apps/controllers.js';
export { FaultProxy } from './faults/fault-proxy.js';
export {
  DeviceSimulator,
  type DeviceSession,
  type JoinIdentity,
  type ReceivedDownlink,
  type UplinkContent,
} from './devices/device.js';
export { FakeRegistry, type RunningRegistry, startFakeRegistry } from './fakes/fake-registry.js';
export { startFakeTokens, type FakeTokens } from './fakes/fake-tokens.js';
export { Ledger } from './devices/ledger.js';
export { Mailbox } from './waiting/mailbox.js';
export { flagsOfTests, nodeEnvironment, nodeFlags, nodeOptions, startFlags } from './apps/node-flags.js';
export * from './operator/index.js';
export { dataVector, joinVector } from './devices/vectors.js';
export * from './hostile/index.js';
export * from './message-brokers/index.js';
export {
  messageProblems,
  type ReceivedWebhook,
  schemaOfTopic,
  webhookProblems,
} from './message-schemas/message-problems.js';
export * from './suite/index.js';
export * from './redis/index.js';
export { StationPeer, type StationMessageFields, type StationOptions } from './fakes/station-peer.js';
export { randomEui } from './random-eui.js';
export { MqttGateway, type MqttGatewayOptions } from './fakes/mqtt-gateway.js';
export { PacketForwarder } from './fakes/packet-forwarder.js';
export { UdpGateway, type UdpGatewayOptions } from './fakes/udp-gateway.js';
export { bindServer } from './fakes/bind-server.js';
export { RouterPeer, type RouterPeerOptions } from './fakes/router-peer.js';
export * from './scenario/index.js';
export * from './secrets/index.js';
export { scrape } from './apps/scrape.js';
export { seeded } from './seeded.js';
export { sizeOf } from './size.js';
export { standStill } from './faults/stand-still.js';
export { chromiumFile } from './chromium.js';
export { installPythonPackages, makePythonEnvironment } from './python-packages.js';
export { runStep } from './toolchains.js';
export * from './traces/index.js';
export { until } from './waiting/until.js';
export { untilReplaced, untilStarted, workersOf } from './apps/workers.js';
export { extract, lastRelease } from './last-release/last-release.js';
