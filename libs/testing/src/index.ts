export * from './postgres/index.js';
export { startFakeAuthServer, type FakeAuthServer } from './auth-server.js';
export { startBuiltApp, type BuiltApp, type BuiltAppOptions } from './built-app.js';
export { type Certificate, makeCertificate } from './certificate.js';
