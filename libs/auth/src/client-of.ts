import type { Claims } from '@fieldpost/domain';

/** A token names a client by its subject, which is unique for one issuer and type of token only. */
export const clientOf = ({ issuer, type = '', subject }: Claims): string => `${issuer}\0${type}\0${subject}`;
