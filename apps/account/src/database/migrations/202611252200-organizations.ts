import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Organizations, whose members have rights on the entities that these share (decision 96). */
export class Organizations1795644000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(tables);
    await db.query(changes);
    for (const statement of [orderedRights, organizationRights, setOwnRights, refreshCollaborator])
      await db.query(statement);
    for (const statement of [refreshMember, refreshShare, triggers]) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table organization_collaborators;
      drop table organization_members;
      drop table organizations;
      drop function refresh_share();
      drop function refresh_member();
      drop function refresh_collaborator(text, text, text);
      drop function set_own_rights(text, text, text, text[]);
      drop function organization_rights(text, text, text);
      drop function ordered_rights(text[]);
      delete from collaborators where own = '{}';
      update collaborators set rights = own where own is not null;
      alter table collaborators drop column own;
      alter table invitations drop column organizations;
      alter table gateways drop column organization_id;
      alter table applications drop column organization_id;
      alter table users drop column limits`);
  }
}

const tables = `
  create table organizations (
    id         varchar(71) constraint organizations_pkey primary key,
    name       text        not null,
    limits     jsonb       not null default '{}', -- {"applications": 1000}: what an administrator set
    created_by text        references users (id) on delete set null,
    created    timestamptz not null default now(),
    deleted    timestamptz -- the id stays reserved, because other programs know it as a group
  );
  create index organizations_created on organizations (created, id);
  create index organizations_created_by on organizations (created_by);
  create table organization_members (
    organization_id varchar(71) not null references organizations (id),
    user_id         text        not null references users (id) on delete cascade,
    role            text        check (role in ('owner', 'manager', 'developer', 'viewer')), -- null: an own set of rights
    rights          text[]      not null check (cardinality(rights) > 0), -- those of the role, or the own set
    added           timestamptz not null default now(),
    primary key (organization_id, user_id)
  );
  create index organization_members_user on organization_members (user_id, organization_id);
  create table organization_collaborators (
    organization_id varchar(71) not null references organizations (id),
    kind            text        not null check (kind in ('apps', 'components', 'gateways')),
    entity_id       varchar(71) not null,
    rights          text[]      not null check (cardinality(rights) > 0),
    added           timestamptz not null default now(),
    primary key (organization_id, kind, entity_id)
  );
  create index organization_collaborators_entity on organization_collaborators (kind, entity_id)`;

/**
 * `collaborators.rights` stays what a user may do, so that every query reads it as before, and its trigger reports what shrinks.
 * `own` is null while all rights are the user's own.
 */
const changes = `
  alter table collaborators add column own text[];
  alter table applications add column organization_id varchar(71);
  alter table gateways add column organization_id varchar(71);
  alter table users add column limits jsonb not null default '{}';
  alter table invitations add column organizations jsonb not null default '[]'`;

const orderedRights = `
  create function ordered_rights(unordered text[]) returns text[] language sql immutable as $$
    select coalesce(array_agg(r order by array_position(array[
             'settings', 'delete', 'collaborators', 'messages:up:r', 'messages:up:w', 'messages:down:w', 'devices',
             'gateway:settings', 'gateway:delete', 'gateway:collaborators', 'gateway:status', 'gateway:location',
             'gateway:owner', 'gateway:messages',
             'component:settings', 'component:delete', 'component:collaborators'], r), r), '{}')
      from (select distinct unnest(unordered) as r) as found
  $$`;

/** The rights of a user on an entity through all organizations: those of the organization that the membership gives as well. */
const organizationRights = `
  create function organization_rights(of_kind text, of_entity text, of_user text) returns text[] language sql stable as $$
    select ordered_rights(coalesce(array_agg(r), '{}'))
      from organization_collaborators c
      join organization_members m on m.organization_id = c.organization_id and m.user_id = of_user
     cross join unnest(c.rights) as r
     where c.kind = of_kind and c.entity_id = of_entity and r = any(m.rights)
  $$`;

/** The only writer of rights that a user has beside those of organizations. Empty ones remove the collaborator. */
const setOwnRights = `
  create function set_own_rights(of_kind text, of_entity text, of_user text, wanted text[]) returns void
  language plpgsql as $$
  declare
    shared text[] := organization_rights(of_kind, of_entity, of_user);
    remaining text[] := ordered_rights(wanted || shared);
  begin
    if remaining = '{}' then
      delete from collaborators where kind = of_kind and entity_id = of_entity and user_id = of_user;
    else
      insert into collaborators (kind, entity_id, user_id, rights, own)
      values (of_kind, of_entity, of_user, remaining, case when shared <> '{}' then wanted end)
      on conflict (kind, entity_id, user_id) do update set rights = excluded.rights, own = excluded.own;
    end if;
  end $$`;

const refreshCollaborator = `
  create function refresh_collaborator(of_kind text, of_entity text, of_user text) returns void
  language plpgsql as $$
  declare
    kept text[] := coalesce((
      select coalesce(own, rights) from collaborators
       where kind = of_kind and entity_id = of_entity and user_id = of_user
    ), '{}');
  begin
    perform set_own_rights(of_kind, of_entity, of_user, kept);
  end $$`;

const changed = (table: string): string => `
    about ${table};
  begin
    if tg_op = 'DELETE' then about := old; else about := new; end if;`;

const refreshMember = `
  create function refresh_member() returns trigger language plpgsql as $$
  declare ${changed('organization_members')}
    perform refresh_collaborator(c.kind, c.entity_id, about.user_id)
       from (select kind, entity_id from organization_collaborators
              where organization_id = about.organization_id order by kind, entity_id) as c;
    return null;
  end $$`;

const refreshShare = `
  create function refresh_share() returns trigger language plpgsql as $$
  declare ${changed('organization_collaborators')}
    perform refresh_collaborator(about.kind, about.entity_id, m.user_id)
       from (select user_id from organization_members
              where organization_id = about.organization_id order by user_id) as m;
    return null;
  end $$`;

const triggers = `
  create trigger refresh_collaborators after insert or delete or update of rights on organization_members
    for each row execute function refresh_member();
  create trigger refresh_collaborators after insert or delete or update of rights on organization_collaborators
    for each row execute function refresh_share()`;
