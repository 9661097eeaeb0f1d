import type { account } from '@fieldpost/contracts';
import { type AppError, unavailable } from '@fieldpost/errors';
import type { Profile, Rights, UserGrant } from '../issuing/token-claims.js';

/** Why account says no. */
export type Rejection = Exclude<account.Grant__Output['rejection'], 'NONE'>;

/** The errors for rejections at one endpoint. */
export type Rejections = Readonly<Record<Rejection, (values: { readonly reason: string }) => AppError>>;

/**
 * Waits for an answer of account. There, a rejection is an answer and an error status means "I cannot tell" whatever it
 * is called (authority.proto): it must not come out as a rejection.
 */
export async function answerOf<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (cause) {
    throw unavailable({ what: 'account' }, { cause });
  }
}

interface Answer {
  readonly rejection: Rejection | 'NONE';
  readonly reason: string;
}

/** Throws the error for the rejection at this endpoint; returns when there is none. */
export function requireGranted({ rejection, reason }: Answer, rejections: Rejections): void {
  if (rejection !== 'NONE') throw rejections[rejection]({ reason });
}

/** The grant of a user, out of an answer that was not rejected. */
export function grantIn(answer: account.Grant__Output, rejections: Rejections): UserGrant {
  requireGranted(answer, rejections);
  return {
    userId: answer.user_id,
    profile: answer.profile ? toProfile(answer.profile) : undefined,
    validAfter: Number(answer.valid_after),
    revision: revisionIn(answer),
    scopes: answer.scopes,
    rights: {
      apps: toRights(answer.apps),
      components: toRights(answer.components),
      gateways: toRights(answer.gateways),
    },
  };
}

/** Position of the revocation feed that a grant reflects; undefined when account did not name one. */
export const revisionIn = ({ revision }: { readonly revision: string }): number | undefined =>
  Number(revision) > 0 ? Number(revision) : undefined;

const toRights = (byId: account.Grant__Output['apps']): Rights =>
  Object.fromEntries(Object.entries(byId).map(([id, { rights }]) => [id, rights]));

const toProfile = (profile: account.Profile__Output): Profile => ({
  username: profile.username,
  email: profile.email,
  firstName: profile.first_name,
  lastName: profile.last_name,
  created: Number(profile.created),
  valid: profile.valid,
});
