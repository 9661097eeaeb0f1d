export * from './postgres/index.js';
export { ApiDocument } from './api-document.js';
export { startFakeAuthServer, type FakeAuthServer } from './auth-server.js';
export { Browser, type Form, formOf, headingOf, type Seen } from './browser.js';
export { startBuiltApp, type BuiltApp, type BuiltAppOptions } from './built-app.js';
export { type Certificate, makeCertificate } from './certificate.js';
export { CertificateAuthority } from './certificate-authority.js';
export * from './broker-peer/index.js';
export * from './clients/index.js';
export { controllersIn } from './controllers.js';
export { CuttableLine } from './cuttable-line.js';
export {
  DeviceSimulator,
  type DeviceSession,
  type JoinIdentity,
  type ReceivedDownlink,
  type UplinkContent,
} from './device.js';
export { FakeRegistry, type RunningRegistry, startFakeRegistry } from './fake-registry.js';
export { startFakeTokens, type FakeTokens } from './fake-tokens.js';
export { Ledger } from './ledger.js';
export { Mailbox } from './mailbox.js';
export { nodeEnvironment, nodeFlags } from './node-flags.js';
export * from './operator/index.js';
export { dataVector, joinVector } from './vectors.js';
export * from './hostile/index.js';
export * from './message-brokers/index.js';
export * from './suite/index.js';
export * from './redis/index.js';
export { RouterPeer, type RouterPeerOptions } from './router-peer.js';
export * from './scenario/index.js';
export * from './secrets/index.js';
export { scrape } from './scrape.js';
export { seeded } from './seeded.js';
export { sizeOf } from './size.js';
export { standStill } from './stand-still.js';
export { installPythonPackages, runStep } from './toolchains.js';
export * from './traces/index.js';
export { until } from './until.js';
export { untilReplaced, untilStarted, workersOf } from './workers.js';
