import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  decideIdentity,
  isAdministratorGroup,
  membershipsOfGroups,
  usernamesFrom,
  Username,
} from '@fieldpost/domain';
import { AppError } from '@fieldpost/errors';
import type { Actor } from '../access/actor.js';
import { RegistrationService } from '../registration/registration.service.js';
import { Passwords } from '../users/passwords/passwords.js';
import { email as emailField } from '../users/users.dto.js';
import { Users } from '../users/users.repository.js';
import { newUserId } from '../values/user-id.js';
import { GroupMemberships } from './group-memberships.js';
import {
  addLink,
  type AddressOwner,
  LinkedLogins,
  type LinkedUser,
  rejectLinked,
} from './linked-logins.repository.js';
import type { LoginProvider, ProviderIdentity } from './login-provider.js';
import { LoginProvidersService } from './login-providers.service.js';

/** The user of an identity, or why there is none. */
export type Resolution =
  | {
      readonly outcome: 'FOUND';
      readonly userId: string;
      readonly isLinkedNow?: boolean;
      readonly isNew?: boolean;
    }
  | { readonly outcome: 'UNLINKED'; readonly mayCreate: boolean }
  | { readonly outcome: 'DENIED' | 'EMAIL_NOT_ALLOWED' };

export interface ResolutionRequest {
  /** Whether the person wants a new account although an existing one could be meant. */
  readonly isNewWanted: boolean;
  readonly address: string;
  /** Whether this user has to add a second factor before anything else. */
  readonly needsFactor: (userId: string) => Promise<boolean>;
}

/** Names are tried again when another registration takes them at the same time. */
const attempts = 3;

/** Finds, links and creates the users of identities at login providers. */
@Injectable()
export class IdentitiesService {
  constructor(
    private readonly providers: LoginProvidersService,
    private readonly links: LinkedLogins,
    private readonly users: Users,
    private readonly passwords: Passwords,
    private readonly registrations: RegistrationService,
    private readonly memberships: GroupMemberships,
  ) {}

  async resolve(identity: ProviderIdentity, request: ResolutionRequest): Promise<Resolution> {
    const provider = await this.providerOf(identity);
    if (!provider) return { outcome: 'DENIED' };
    const user = await this.links.findUser(identity);
    if (user) {
      await this.renew(provider, identity, { user, request });
      return { outcome: 'FOUND', userId: user.id };
    }
    const result = await this.resolveUnlinked(provider, identity, request).catch(async (error: unknown) => {
      // Another login of the person, at the same time, was first.
      if (await this.links.findUser(identity)) return { outcome: 'FOUND' } as const;
      // Another user has verified the address, or one that counts as the same.
      if (error instanceof AppError && error.code === 'email_exists')
        return { outcome: 'UNLINKED', mayCreate: false } as const;
      throw error;
    });
    if (result.outcome !== 'FOUND') return result;
    const added = await this.links.findUser(identity);
    if (!added) return { outcome: 'DENIED' };
    await this.renew(provider, identity, { user: added, request });
    return { ...result, userId: added.id };
  }

  /** Applies what the provider says now. False when the identity is not linked with this user. */
  async renewFor(
    userId: string,
    identity: ProviderIdentity,
    request: Pick<ResolutionRequest, 'needsFactor'>,
  ): Promise<boolean> {
    const provider = await this.providerOf(identity);
    const user = provider && (await this.links.findUser(identity));
    if (!provider || user?.id !== userId) return false;
    await this.renew(provider, identity, { user, request });
    return true;
  }

  /** Links an identity with a user who has proven to be logged in. Throws when either is linked already. */
  async link(identity: ProviderIdentity, userId: string, by: Actor): Promise<boolean> {
    if (!(await this.providerOf(identity))) return false;
    await this.links.add(identity, userId, by);
    return true;
  }

  /** Removes a linked login, and the memberships that its groups gave. Throws for the only login of an account. */
  async unlink(userId: string, provider: string, by: Actor): Promise<void> {
    await this.links.remove(userId, provider, by);
    await this.memberships.removeUnlinked({ userId });
  }

  /** A provider that was disabled, or has another issuer now, has no identities. */
  private async providerOf({
    provider: id,
    issuer,
    subject,
  }: ProviderIdentity): Promise<LoginProvider | undefined> {
    const provider = subject === '' ? undefined : await this.providers.findEnabled(id);
    return provider?.issuer === issuer ? provider : undefined;
  }

  private async renew(
    { administratorGroups, organizations }: LoginProvider,
    identity: ProviderIdentity,
    { user, request }: { user: LinkedUser; request: Pick<ResolutionRequest, 'needsFactor'> },
  ): Promise<void> {
    const { groups, hasSecondFactor } = identity;
    const isDecided = groups !== undefined || administratorGroups.length === 0;
    const isNewFactor = hasSecondFactor && !user.hasProviderFactor;
    await this.links.renew(identity, user, {
      isAdministrator: isDecided ? isAdministratorGroup(groups ?? [], administratorGroups) : undefined,
      endsSessions: isNewFactor && (await request.needsFactor(user.id)),
    });
    if (groups === undefined && organizations.length > 0) return;
    const given = { provider: identity.provider, userId: user.id, username: user.username };
    await this.memberships.apply(given, membershipsOfGroups(groups ?? [], organizations));
  }

  private async resolveUnlinked(
    provider: LoginProvider,
    identity: ProviderIdentity,
    { isNewWanted, address }: ResolutionRequest,
  ): Promise<Resolution> {
    const isAddress = emailField.safeParse(identity.email).success;
    const said = isAddress ? identity : { ...identity, email: '', isEmailVerified: false };
    const owner = said.isEmailVerified ? await this.links.findOwner(said.email) : undefined;
    const { policy } = await this.registrations.status('');
    const decision = decideIdentity({
      ...{ email: said.email, isEmailVerified: said.isEmailVerified, provider, owner, isNewWanted },
      registrationDomains: policy.emailDomains,
    });
    if (decision.action === 'email_not_allowed') return { outcome: 'EMAIL_NOT_ALLOWED' };
    if (decision.action === 'ask') return { outcome: 'UNLINKED', mayCreate: decision.mayCreate };
    if (decision.action === 'create')
      return this.create(
        { ...said, isEmailVerified: decision.isEmailValid },
        { address, mustVerifyEmail: policy.isVerificationRequired },
      );
    return owner ? this.linkOwner(said, owner, address) : { outcome: 'DENIED' };
  }

  private async linkOwner(
    identity: ProviderIdentity,
    { id: userId, username: name }: AddressOwner,
    address: string,
  ): Promise<Resolution> {
    try {
      await this.links.add(identity, userId, { userId, name, client: null, address: address || null });
    } catch (error) {
      // The user has another login of this provider, which has to be removed first.
      if (!(error instanceof AppError) || error.kind !== 'already_exists') throw error;
      return { outcome: 'UNLINKED', mayCreate: false };
    }
    return { outcome: 'FOUND', userId, isLinkedNow: true };
  }

  /** A user without a password: the hash is of random bytes that are not kept. */
  private async create(
    identity: ProviderIdentity,
    { address, mustVerifyEmail }: { readonly address: string; readonly mustVerifyEmail: boolean },
  ): Promise<Resolution> {
    const id = newUserId(randomBytes);
    const passwordHash = await this.passwords.hash(randomBytes(32).toString('base64url'), address);
    const user = {
      ...{ id, email: identity.email, passwordHash, loginProvider: identity.provider, mustVerifyEmail },
      ...{ isEmailValid: identity.isEmailVerified, ...nameOf(identity), ...(address !== '' && { address }) },
    };
    for (let left = attempts; ; left -= 1) {
      const username = await this.freeName(identity);
      const by = { userId: id, name: username, client: null, address: address || null };
      try {
        await this.users.add(
          { ...user, username },
          { then: (db) => addLink(db, identity, { userId: id, by }).catch(rejectLinked) },
        );
        return { outcome: 'FOUND', userId: id, isNew: true };
      } catch (error) {
        requireAnotherName(error, left);
      }
    }
  }

  private async freeName({ username, email }: ProviderIdentity): Promise<Username> {
    const names = usernamesFrom(username, email);
    const taken = await this.links.takenNames(names);
    const free = names.find((name) => !taken.has(name));
    return Username(free ?? `user-${randomBytes(8).toString('hex')}`);
  }
}

/** Throws unless another name may help. */
function requireAnotherName(error: unknown, left: number): void {
  if (left === 1 || !(error instanceof AppError) || error.code !== 'username_exists') throw error;
}

const longestName = 100;

/** Names are text of others, so control characters are dropped. */
const nameOf = ({ firstName, lastName }: ProviderIdentity) => {
  const clean = (text: string) => text.replaceAll(/\p{Cc}/gu, '').slice(0, longestName);
  return firstName === '' && lastName === ''
    ? {}
    : { firstName: clean(firstName), lastName: clean(lastName) };
};
