export { notedSecrets, noteSecrets, secretsIn, usedSecretsFile } from './used-secrets.js';
