import { longestClientCredential, longestPasskeyResponse, longestPassword } from '@fieldpost/domain';
import { z } from 'zod';
import { longestAssertion } from '../client-assertions/client-assertion.js';

/** Text without NUL, which PostgreSQL rejects. */
const storable = z.string().refine((value) => !value.includes('\0'), 'should not have control characters');

const atMost = (longest: number) => storable.max(longest, `should have at most ${longest} characters`);

/** Absent, null and empty are the same, because forms send empty fields. */
const orEmpty = (schema: z.ZodString) => schema.nullish().transform((value) => value ?? '');

/** Text that is passed on to account; a password is the longest. */
export const text = orEmpty(atMost(longestPassword));

/** One of a few words that links of the pages contain. */
export const word = orEmpty(atMost(32));

/** The id or the secret of a client. */
export const clientCredential = orEmpty(atMost(longestClientCredential));

/** A JWT with which a client authenticates itself (RFC 7523, 2.2). */
export const clientAssertion = orEmpty(atMost(longestAssertion));

/** The JSON that a browser sends for a passkey. */
export const passkeyResponse = orEmpty(atMost(longestPasskeyResponse));

/** URLs, tokens, sealed values and what clients get back unchanged; only the size of the request limits them. */
export const longText = orEmpty(storable);

/** Longer than any useful list of scopes. */
const longestScope = 2_000;
const scopeText = atMost(longestScope);

/** An array, or one string with spaces between the scopes (docs/protocol/tokens.md#token-request). */
export const scope = z
  .union([scopeText, z.array(scopeText).max(50, 'should have at most 50 scopes')])
  .nullish()
  .transform((value) => [value ?? []].flat().flatMap((part) => part.split(' ')))
  .transform((scopes) => scopes.filter((part) => part !== ''));

/** The query of a mailed link. */
export const linkQuery = z.object({ token: text });
export type LinkQuery = Readonly<z.infer<typeof linkQuery>>;
