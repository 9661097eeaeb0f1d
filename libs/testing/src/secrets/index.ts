export { leaksIn, assertNoLeaks, SecretSearch } from './leaks.js';
export { notedSecrets, noteSecrets, noteSettings, shareSecretsIn, stopSharingIn } from './used-secrets.js';
