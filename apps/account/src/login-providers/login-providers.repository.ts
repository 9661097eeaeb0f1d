import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { breaksUnique, Sealer } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import type { Actor } from '../access/actor.js';
import { type AuditedChange, record } from '../audit/record.js';
import { LoginProviderEntity } from './login-provider.entity.js';
import { clientSecretContext, type LoginProvider, type ProviderWithSecret } from './login-provider.js';
import { providerExists, tooManyProviders } from './login-providers.errors.js';
import { forgetFactors, removeLinksOf } from './removals.js';

interface Change {
  readonly change: (before: LoginProvider) => LoginProvider;
  /** Undefined leaves it unchanged; null and empty text remove it. */
  readonly secret: string | null | undefined;
}

const most = 50;
const order = { created: 'asc', id: 'asc' } as const;

/** Stores the login providers that administrators added. */
@Injectable()
export class LoginProviders {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sealer: Sealer,
    @Inject(ACCOUNT_CONFIG) private readonly settings: AccountSettings,
  ) {}

  /** Oldest first. */
  async list(): Promise<readonly LoginProvider[]> {
    return (await this.db.manager.find(LoginProviderEntity, { order })).map(toProvider);
  }

  async listWithSecrets(): Promise<readonly ProviderWithSecret[]> {
    const rows = await this.db.manager.find(LoginProviderEntity, { order });
    return rows.map((row) => ({ ...toProvider(row), clientSecret: this.secretOf(row) }));
  }

  async find(id: string): Promise<LoginProvider | undefined> {
    if (id.includes('\0')) return undefined;
    const row = await this.db.manager.findOneBy(LoginProviderEntity, { id });
    return row ? toProvider(row) : undefined;
  }

  /** Throws when the id exists. */
  async add({ clientSecret, ...provider }: ProviderWithSecret, by: Actor): Promise<void> {
    const added = this.db.transaction(async (db) => {
      // Otherwise two that are added at once would both count the ones before.
      await db.query('lock table login_providers in share row exclusive mode');
      if ((await db.count(LoginProviderEntity)) >= most) throw tooManyProviders({ most });
      await db.insert(LoginProviderEntity, {
        ...toRow(provider),
        sealed: this.seal(provider.id, clientSecret),
      });
      await record(db, by, historyOf(provider, by, 'login_provider.created'));
    });
    await added.catch((cause: unknown) => {
      if (breaksUnique(cause, 'login_providers_pkey')) throw providerExists({ id: provider.id }, { cause });
      throw cause;
    });
  }

  /** Concurrent changes are serialized; undefined when there is no such provider. */
  change(id: string, { change, secret }: Change, by: Actor): Promise<LoginProvider | undefined> {
    return this.db.transaction(async (db) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const row = id.includes('\0') ? null : await db.findOne(LoginProviderEntity, { where: { id }, lock });
      if (!row) return undefined;
      const changed = change(toProvider(row));
      const sealed = secret === undefined ? row.sealed : this.seal(id, secret);
      await db.update(LoginProviderEntity, { id }, { ...toRow(changed), sealed });
      // What was trusted before counts no longer; the next login says it again.
      if (!changed.trustsSecondFactor) await forgetFactors(db, id);
      await record(db, by, historyOf(changed, by, 'login_provider.changed'));
      return changed;
    });
  }

  /** Users whom it created no longer depend on it. False when there is no such provider. */
  remove(id: string, by: Actor): Promise<boolean> {
    return this.db.transaction(async (db) => {
      if (id.includes('\0')) return false;
      const { affected } = await db.delete(LoginProviderEntity, { id });
      if (affected !== 1) return false;
      await removeLinksOf(db, id, { emergencyAdministrator: this.settings.ACCOUNT_EMERGENCY_ADMINISTRATOR });
      const details = { login_provider: id };
      await record(db, by, { ...ofActor(by), action: 'login_provider.removed', details });
      return true;
    });
  }

  private seal(id: string, secret: string | null): Buffer | null {
    return secret === null || secret === '' ? null : this.sealer.seal(secret, clientSecretContext(id));
  }

  private secretOf({ id, sealed }: LoginProviderEntity): string | null {
    return sealed === null ? null : this.sealer.openText(sealed, clientSecretContext(id));
  }
}

/** In the history of the administrator: providers have none of their own. */
const ofActor = (by: Actor): Pick<AuditedChange, 'kind' | 'id'> => ({
  kind: 'users',
  id: by.userId ?? by.name,
});

const historyOf = (provider: LoginProvider, by: Actor, action: string): AuditedChange => ({
  ...ofActor(by),
  action,
  details: {
    login_provider: provider.id,
    ...{ issuer: provider.issuer, client_id: provider.clientId, email_domains: provider.emailDomains },
    ...{ administrator_groups: provider.administratorGroups, creates_users: provider.createsUsers },
    ...{ trusts_second_factor: provider.trustsSecondFactor, enabled: provider.isEnabled },
    organizations: provider.organizations,
  },
});

const toRow = ({ scopes, emailDomains, administratorGroups, organizations, ...provider }: LoginProvider) => ({
  ...provider,
  scopes: [...scopes],
  emailDomains: [...emailDomains],
  administratorGroups: [...administratorGroups],
  organizations: [...organizations],
});

const toProvider = ({ sealed: _, created: __, ...row }: LoginProviderEntity): LoginProvider => row;
