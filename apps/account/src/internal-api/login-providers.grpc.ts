import { Controller, UseGuards } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { account, Rpc } from '@fieldpost/contracts';
import { InternalGuard } from '@fieldpost/internal-clients';
import type { Actor } from '../access/actor.js';
import { IdentitiesService, type Resolution } from '../login-providers/identities.service.js';
import { LinkedLogins } from '../login-providers/linked-logins.repository.js';
import type { ProviderIdentity, ProviderWithSecret } from '../login-providers/login-provider.js';
import { LoginProvidersService } from '../login-providers/login-providers.service.js';
import type { User } from '../users/users.repository.js';
import { GrantsRepository } from './grants.repository.js';
import { PasswordLogins } from './password-logins.js';
import { ProvenChanges } from './proven-changes.js';

/** Internal API for oauth: login providers, and the users of identities there. */
@Controller()
@UseGuards(InternalGuard)
export class LoginProvidersGrpc implements Rpc<account.LoginProvidersHandlers> {
  constructor(
    private readonly providers: LoginProvidersService,
    private readonly identities: IdentitiesService,
    private readonly links: LinkedLogins,
    private readonly changes: ProvenChanges,
    private readonly repository: GrantsRepository,
    private readonly logins: PasswordLogins,
  ) {}

  @GrpcMethod('LoginProviders', 'ListLoginProviders')
  async listLoginProviders(): Promise<account.LoginProviderList> {
    return { providers: (await this.providers.enabled()).map(toMessage) };
  }

  @GrpcMethod('LoginProviders', 'ResolveIdentity')
  async resolveIdentity({
    identity,
    create: isNewWanted,
    address,
  }: account.ResolveIdentityRequest__Output): Promise<account.ResolvedIdentity> {
    const said = toIdentity(identity);
    const needsFactor = (userId: string) => this.needsFactor(userId);
    const resolution = await this.identities.resolve(said, { isNewWanted, address, needsFactor });
    if (resolution.outcome === 'UNLINKED') return { outcome: 'UNLINKED', may_create: resolution.mayCreate };
    if (resolution.outcome !== 'FOUND') return { outcome: resolution.outcome };
    return this.toResolved(said, resolution, address);
  }

  @GrpcMethod('LoginProviders', 'RenewIdentity')
  async renewIdentity({
    identity,
    user_id: userId,
  }: account.RenewIdentityRequest__Output): Promise<account.RenewedIdentity> {
    const needsFactor = (id: string) => this.needsFactor(id);
    return { linked: await this.identities.renewFor(userId, toIdentity(identity), { needsFactor }) };
  }

  @GrpcMethod('LoginProviders', 'LinkIdentity')
  linkIdentity({ proof, identity }: account.LinkIdentityRequest__Output): Promise<account.LinkedLoginChange> {
    return this.proven(proof, async (user, by) => {
      const isLinked = await this.identities.link(toIdentity(identity), user.id, by);
      return isLinked ? user : undefined;
    });
  }

  @GrpcMethod('LoginProviders', 'ListLinkedLogins')
  async listLinkedLogins({
    user_id: userId,
  }: account.ListLinkedLoginsRequest__Output): Promise<account.LinkedLoginList> {
    const [user, links, providers] = await Promise.all([
      this.repository.findUser(userId),
      this.links.list(userId),
      this.providers.list(),
    ]);
    const names = new Map(providers.map(({ id, name }) => [id, name]));
    return {
      logins: links.map(({ provider, label, created, lastUsed }) => ({
        ...{ provider, label, name: names.get(provider) ?? provider },
        ...{ created: seconds(created), last_used: seconds(lastUsed) },
        removable: user?.loginProvider !== provider,
      })),
    };
  }

  @GrpcMethod('LoginProviders', 'RemoveLinkedLogin')
  removeLinkedLogin({
    proof,
    provider,
  }: account.RemoveLinkedLoginRequest__Output): Promise<account.LinkedLoginChange> {
    return this.proven(proof, async (user, by) => {
      await this.identities.unlink(user.id, provider, by);
      return user;
    });
  }

  /** A user who has to add a second factor, and has not shown one at a provider before. */
  private async needsFactor(userId: string): Promise<boolean> {
    const user = await this.repository.findUser(userId);
    return user !== undefined && this.logins.isFactorMissing(user);
  }

  /** A login that needs no further step is written to the audit log. */
  private async toResolved(
    { hasSecondFactor }: ProviderIdentity,
    { userId, isLinkedNow = false, isNew = false }: Found,
    address: string,
  ): Promise<account.ResolvedIdentity> {
    const user = await this.repository.findUser(userId);
    if (!user) return { outcome: 'DENIED' };
    const known = { outcome: 'FOUND', user_id: user.id, valid_after: user.validAfter } as const;
    const changes = { linked: isLinkedNow, created: isNew, username: user.username, email: user.email };
    if (user.waitsFor) return { ...known, ...changes, waits_for: user.waitsFor };
    const steps = {
      second_factor: !hasSecondFactor && user.hasSecondFactor,
      needs_second_factor: !hasSecondFactor && this.logins.needsFactor(user),
    };
    if (!steps.second_factor && !steps.needs_second_factor)
      await this.repository.recordLogin(user, undefined, address);
    return { ...known, ...changes, ...steps };
  }

  /** Makes a change after the proof of the user; undefined when the provider is unknown. */
  private proven(
    proof: account.UserProof__Output | null,
    make: (user: User, by: Actor) => Promise<User | undefined>,
  ): Promise<account.LinkedLoginChange> {
    return this.changes.make(proof, async ({ by }, user) =>
      (await make(user, by)) ? {} : { problem: 'Login not valid: the provider is unknown', field: 'login' },
    );
  }
}

type Found = Extract<Resolution, { outcome: 'FOUND' }>;

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/** A request without an identity names no provider, and is denied. */
const noIdentity: account.ProviderIdentity__Output = {
  ...{ provider: '', issuer: '', subject: '', username: '', email: '', email_verified: false },
  ...{ first_name: '', last_name: '', groups: null, second_factor: false },
};

const toIdentity = (said: account.ProviderIdentity__Output | null): ProviderIdentity => {
  const identity = said ?? noIdentity;
  const { provider, issuer, subject, username, email } = identity;
  return {
    ...{ provider, issuer, subject, username, email, isEmailVerified: identity.email_verified },
    ...{ firstName: identity.first_name, lastName: identity.last_name },
    groups: identity.groups?.names,
    hasSecondFactor: identity.second_factor,
  };
};

const toMessage = (provider: ProviderWithSecret): account.LoginProvider => ({
  ...{ id: provider.id, name: provider.name, icon: provider.icon, issuer: provider.issuer },
  ...{ client_id: provider.clientId, client_secret: provider.clientSecret ?? '' },
  ...{ scopes: [...provider.scopes], username_claim: provider.usernameClaim },
  ...{ email_claim: provider.emailClaim, groups_claim: provider.groupsClaim },
  second_factor_trusted: provider.trustsSecondFactor,
});
