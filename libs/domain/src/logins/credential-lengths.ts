/**
 * Longest credentials, in characters. Account and oauth share them: oauth sends credentials to account in messages of at most
 * 256 KiB, and those of 64 clients or access keys in one message (account.proto).
 */
export const longestPassword = 1_024;
export const longestClientCredential = 256;
export const longestAccessKey = 256;
/** Of the JSON that a browser sends for a passkey; with a new one it has the public key three times. */
export const longestPasskeyResponse = 16_384;
