import { type Claims, isAppRight, isComponentRight, isGatewayRight, type Right } from '@fieldpost/domain';
import { z } from 'zod';

const rightsById = z.record(z.string(), z.array(z.string())).nullish();

/** The claims of every token kind (docs/protocol/tokens.md#claims); unknown claims are ignored. */
const payload = z.object({
  iss: z.string().default(''),
  aud: z.string().optional(),
  sub: z.string().default(''),
  type: z.string().optional(),
  client: z.string().optional(),
  username: z.string().optional(),
  scope: z.array(z.string()).nullish(),
  apps: rightsById,
  gateways: rightsById,
  components: rightsById,
  interchangeable: z.boolean().optional(),
  exp: z.number().int().optional(),
  iat: z.number().int().optional(),
  jti: z.string().optional(),
  bound_key: z.boolean().optional(),
  key_name: z.string().optional(),
  rev: z.number().int().optional(),
  auth_time: z.number().int().optional(),
  amr: z.array(z.string()).optional(),
});

type RawRights = z.infer<typeof rightsById>;

/** Unknown rights are dropped; no check could use them. */
const known = <R extends Right>(raw: RawRights, isRight: (right: string) => right is R) =>
  new Map(Object.entries(raw ?? {}).map(([id, rights]) => [id, rights.filter(isRight)]));

/** Reads the payload of a verified token; undefined when its members have the wrong shape. */
export function readClaims(raw: unknown): Claims | undefined {
  const { data, success } = payload.safeParse(raw);
  if (!success) return undefined;
  return {
    issuer: data.iss,
    subject: data.sub,
    type: data.type,
    client: data.client,
    username: data.username,
    scopes: data.scope ?? [],
    apps: known(data.apps, isAppRight),
    gateways: known(data.gateways, isGatewayRight),
    components: known(data.components, isComponentRight),
    interchangeable: data.interchangeable ?? false,
    expiresAt: data.exp,
    issuedAt: data.iat,
    tokenId: data.jti,
    isOfBoundKey: data.bound_key,
    revision: data.rev,
    keyName: data.key_name,
    audience: data.aud,
    authTime: data.auth_time,
    methods: data.amr,
  };
}
