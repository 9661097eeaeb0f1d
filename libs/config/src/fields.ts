import { isIP } from 'node:net';
import { z } from 'zod';

/** A TCP port; 0 for any free port. */
export const port = (standard: number) => z.coerce.number().int().min(0).max(65535).default(standard);

const isHostAndPort = (text: string): boolean => {
  const [, given] = /^[^\s/]{1,80}:(\d{1,5})$/.exec(text) ?? [];
  return given !== undefined && Number(given) >= 1 && Number(given) <= 65_535;
};

/** `host:port`. */
export const addressWithPort = z
  .string()
  .refine(isHostAndPort, 'should be host:port, with a port from 1 to 65535');

/** A TCP port that may be left out. */
export const optionalPort = z.coerce.number().int().min(1).max(65535).optional();

export const wholeNumber = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number().int().min(least).max(most);

/** A whole number from 1 on. */
export const count = (standard: number, most: number) => wholeNumber(1, most).default(standard);

/** The same, and 0 for no limit. */
export const limit = (standard: number, most?: number) => wholeNumber(0, most).default(standard);

/** How many processes of an app share its ports. */
export const workers = count(1, 64);

/** `true` or `false`, as words. */
export const flag = (standard: boolean) =>
  z
    .enum(['true', 'false'])
    .default(standard ? 'true' : 'false')
    .transform((word) => word === 'true');

/** Whether an app migrates its own database. */
export const migrateAtStart = flag(false).describe(
  'Whether the app migrates its database when it starts; for a single machine only.',
);

const toWords = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** A list of words with commas between them; empty means none. */
export const words = z.string().default('').transform(toWords);

const isOrigin = (word: string): boolean =>
  word === '*' || (URL.canParse(word) && new URL(word).origin === word);

/** Origins of web pages as browsers send them (RFC 6454 section 6.1), with commas between them; `*` for every one. */
export const origins = words.refine((list) => list.every(isOrigin), {
  message: 'should be origins such as https://app.example, without a path',
});

const keyBytes = 32;
/** More than one key is needed only during a rotation. */
const mostKeys = 5;

/**
 * Keys that seal what must be readable again, the newest first: 32 bytes each, as standard base64, with spaces or commas
 * between them.
 */
export const sealingKeys = z.string().transform((text, context): readonly [Buffer, ...Buffer[]] => {
  const parts = toWords(text.replaceAll(/\s/g, ','));
  const [newest, ...older] = parts.map((part) => Buffer.from(part, 'base64'));
  const isGood = (key: Buffer) => key.length === keyBytes && parts.includes(key.toString('base64'));
  const problem = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  if (!newest || ![newest, ...older].every(isGood)) return problem('should be 32 bytes as base64');
  if (new Set(parts).size < parts.length) return problem('should not name a key twice');
  return parts.length > mostKeys ? problem(`should have at most ${mostKeys} keys`) : [newest, ...older];
});

const isAddressRange = (text: string): boolean => {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  return isIP(address) !== 0 && Number(bits) <= (isIP(address) === 4 ? 32 : 128);
};

/** Network addresses or ranges such as 10.0.0.0/8, with commas between them; empty means none. */
export const addressRanges = (standard: string) =>
  z
    .string()
    .default(standard)
    .transform(toWords)
    .refine((ranges) => ranges.every(isAddressRange), 'should be addresses or ranges such as 10.0.0.0/8');

/**
 * Auth servers as `issuer=URL` with commas between them. A `file://` URL names a public key in PEM form, whose tokens
 * are signed with ES256 (docs/protocol/discovery.md#tokens-for-writes).
 */
export const authServers = z.string().transform((text, context): ReadonlyMap<string, URL> => {
  const servers = new Map<string, URL>();
  for (const part of text.split(',').filter((entry) => entry.trim() !== '')) {
    const [, issuer, url] = /^\s*([^=\s]+)=(\S+)\s*$/.exec(part) ?? [];
    if (issuer !== undefined && url !== undefined && URL.canParse(url)) servers.set(issuer, new URL(url));
    else context.addIssue({ code: 'custom', message: 'should look like issuer=https://account.example' });
  }
  return servers;
});

/** Text read by a parser of the domain; its errors are reported for this setting. */
export const parsedBy = <T>(parse: (text: string) => T) =>
  z.string().transform((text, context): T => {
    try {
      return parse(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
      return z.NEVER;
    }
  });

/** Response of a successful write for which the specification has no body and published clients expect one. */
export const responses = z
  .enum(['spec', 'representation'])
  .default('spec')
  .describe(
    'Response of writes without a Prefer header: as specified (mostly without a body), or the changed object.',
  );
