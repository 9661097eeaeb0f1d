import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AppRight, StepUpPolicy } from '@fieldpost/domain';
import { batchedStatement, prepared } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import {
  type AdministratorStatus,
  type AppAccess,
  type ClientAccess,
  type ComponentAccess,
  type GatewayAccess,
  type KeyAccess,
  AccessRecords,
  type OrganizationAccess,
  type TokenLookup,
  type UserAndAppAccess,
  type UserStatus,
} from './access-records.repository.js';

/** A user with the application of the request; `rights` is null when there is none. */
interface UserRow extends UserStatus {
  readonly hasSecondFactor: boolean;
  readonly stepUp: StepUpPolicy | null;
  readonly isDeleted: boolean;
  readonly rights: readonly AppRight[] | null;
  readonly revokedAt: number;
}

/** SQL expression: position of the last revocation of the subjects, a JSON array. */
const revokedAt = `
          coalesce((
            select max(r.position) from revocations r
             where r.subject in (select json_array_elements_text(requested.subjects::json))
          ), 0)::float8 as "revokedAt"`;

const userStatus = batchedStatement<[userId: string, appId: string | null, subjects: string], UserRow>(
  'user_access_records',
  { user_id: 'text', app_id: 'text', subjects: 'text' },
  (rows) => `select requested.place::int, u.is_banned as "isBanned",
          coalesce(extract(epoch from u.valid_after), 0)::float8 as "validAfter",
          u.has_second_factor as "hasSecondFactor", (select step_up from registration_policy) as "stepUp",
          a.deleted is not null as "isDeleted",
          case when a.id is not null then coalesce(c.rights, '{}') end as rights,${revokedAt}
     from ${rows('requested')}
     join users u on u.id = requested.user_id
     left join applications a on a.id = requested.app_id
     left join collaborators c on c.kind = 'apps' and c.entity_id = a.id and c.user_id = u.id`,
);
const revocationOf = batchedStatement<[subjects: string], { readonly revokedAt: number }>(
  'revocations_of',
  { subjects: 'text' },
  (rows) => `select requested.place::int, ${revokedAt} from ${rows('requested')}`,
);
const administratorStatus = prepared<AdministratorStatus>(
  'administrator_access_record',
  `select u.is_admin as "isAdmin",
          exists (
            select from clients c where c.id = $2 and c.is_official and c.is_accepted and c.deleted is null
          ) as "isOfficial"
     from users u
    where u.id = $1`,
);
const appAccess = batchedStatement<[appId: string, userId: string | null], AppAccess>(
  'app_access_records',
  { app_id: 'text', user_id: 'text' },
  (rows) => `
   select requested.place::int, a.deleted is not null as "isDeleted", coalesce(c.rights, '{}') as rights
     from ${rows('requested')}
     join applications a on a.id = requested.app_id
     left join collaborators c on c.kind = 'apps' and c.entity_id = a.id and c.user_id = requested.user_id`,
);
const componentAccess = prepared<ComponentAccess>(
  'component_access_record',
  `select o.type, o.approval = 'approved' as "isApproved", coalesce(c.rights, '{}') as rights
     from components o
     left join collaborators c on c.kind = 'components' and c.entity_id = o.id and c.user_id = $2
    where o.id = $1`,
);
const keyAccess = batchedStatement<[digest: string], KeyAccess>(
  'key_access_records',
  { digest: 'bpchar' },
  (rows) => `select requested.place::int, k.app_id as "appId", k.rights, k.addresses, k.expires,
          coalesce(k.expires <= now(), false) as "isExpired"
     from ${rows('requested')}
     join access_keys k on k.digest = requested.digest
     join applications a on a.id = k.app_id
    where a.deleted is null`,
);
const gatewayAccess = prepared<GatewayAccess>(
  'gateway_access_record',
  `select coalesce(c.rights, '{}') as rights
     from gateways g
     left join collaborators c on c.kind = 'gateways' and c.entity_id = g.id and c.user_id = $2
    where g.id = $1 and g.deleted is null`,
);
/** A client that is not accepted acts for its owner: it has what the owner gave it and has now. */
const clientAccess = prepared<ClientAccess>(
  'client_access_records',
  `select r.kind, r.entity_id as id,
          case when c.is_accepted then r.rights
               else array(select one from unnest(r.rights) as one where one = any(o.rights)) end as rights
     from client_rights r
     join clients c on c.id = r.client_id
     left join applications a on r.kind = 'apps' and a.id = r.entity_id
     left join users u on u.id = c.owner_id and u.id = r.granted_by and not u.is_banned
     left join collaborators o on o.kind = r.kind and o.entity_id = r.entity_id and o.user_id = u.id
    where r.client_id = $1 and c.deleted is null and not c.is_rejected and 'client_credentials' = any(c.grants)
      and a.deleted is null and (c.is_accepted or r.rights && o.rights)`,
);
const organizationAccess = prepared<OrganizationAccess>(
  'organization_access_record',
  `select coalesce(m.rights, '{}') as rights
     from organizations o
     left join organization_members m on m.organization_id = o.id and m.user_id = $2
    where o.id = $1 and o.deleted is null`,
);
const gatewayOfKey = prepared<{ readonly id: string }>(
  'gateway_of_key',
  'select id from gateways where digest = $1 and deleted is null',
);

@Injectable()
export class AccessRecordsTypeorm extends AccessRecords {
  private readonly user;
  private readonly app;
  private readonly key;
  private readonly revocation;

  constructor(@InjectDataSource() private readonly db: DataSource) {
    super();
    this.user = userStatus(db);
    this.app = appAccess(db);
    this.key = keyAccess(db);
    this.revocation = revocationOf(db);
  }

  async ofUser({ userId, subjects, appId }: TokenLookup): Promise<UserAndAppAccess | undefined> {
    const row = await this.user(userId, appId ?? null, JSON.stringify(subjects));
    if (!row) return undefined;
    const { isDeleted, rights, ...status } = row;
    return { ...status, ...(rights && { app: { isDeleted, rights } }) };
  }

  async revokedAt(subjects: readonly string[]): Promise<number> {
    return (await this.revocation(JSON.stringify(subjects)))?.revokedAt ?? 0;
  }

  async ofAdministrator(userId: string, clientId: string): Promise<AdministratorStatus | undefined> {
    return (await administratorStatus(this.db, [userId, clientId]))[0];
  }

  ofApp(appId: string, userId: string | undefined): Promise<AppAccess | undefined> {
    return this.app(appId, userId ?? null);
  }

  async ofComponent(id: string, userId: string | undefined): Promise<ComponentAccess | undefined> {
    return (await componentAccess(this.db, [id, userId ?? null]))[0];
  }

  ofKey(digest: string): Promise<KeyAccess | undefined> {
    return this.key(digest);
  }

  async ofGateway(id: string, userId: string | undefined): Promise<GatewayAccess | undefined> {
    return (await gatewayAccess(this.db, [id, userId ?? null]))[0];
  }

  ofClient(id: string): Promise<readonly ClientAccess[]> {
    return clientAccess(this.db, [id]);
  }

  async ofOrganization(id: string, userId: string): Promise<OrganizationAccess | undefined> {
    return (await organizationAccess(this.db, [id, userId]))[0];
  }

  async gatewayOfKey(digest: string): Promise<string | undefined> {
    return (await gatewayOfKey(this.db, [digest]))[0]?.id;
  }
}
