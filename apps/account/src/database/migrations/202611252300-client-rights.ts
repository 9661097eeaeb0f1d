import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Decision 77: verifiers know the client as the subject of its tokens, like a collaborator. */
const revokeRights = `
  create function revoke_client_rights() returns trigger language plpgsql as $$
  declare
    remaining text[] := coalesce((
      select rights from client_rights
       where kind = old.kind and entity_id = old.entity_id and client_id = old.client_id
    ), '{}');
  begin
    if not old.rights <@ remaining then
      perform revoke_tokens(
        'collaborator:' || old.kind || '/' || old.entity_id || '/client:' || old.client_id, remaining);
    end if;
    return null;
  end $$;
  create constraint trigger revocations after delete or update of rights on client_rights
    deferrable initially deferred for each row execute function revoke_client_rights()`;

/** Removing the grant type ends the tokens as well; otherwise as before. */
const revokeClients = (grants: string): string => `
  create or replace function revoke_clients() returns trigger language plpgsql as $$
  begin
    declare
      kept clients;
    begin
      select * into kept from clients where id = old.id;
      if kept.id is null or (old.deleted is null and kept.deleted is not null)
         or (old.is_accepted and not kept.is_accepted) or (kept.is_rejected and not old.is_rejected)
         or (kept.for_development and not old.for_development) or not old.scopes <@ kept.scopes${grants} then
        perform revoke_tokens('client:' || old.id, '{}');
      end if;
    end;
    return null;
  end $$`;
const watchClients = (columns: string): string => `
  drop trigger revocations on clients;
  create constraint trigger revocations
    after delete or update of deleted, is_accepted, is_rejected, scopes, for_development${columns} on clients
    deferrable initially deferred for each row execute function revoke_clients()`;
const isGrantLost = `
         or ('client_credentials' = any(old.grants) and not 'client_credentials' = any(kept.grants))`;

/** The rights of clients that act for themselves. */
export class ClientRights1795647600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table client_rights (
        kind       text        not null check (kind in ('apps', 'gateways')),
        entity_id  varchar(71) not null,
        client_id  varchar(71) not null references clients (id) on delete cascade,
        rights     text[]      not null,
        granted_by text, -- the user; null: an access key
        added      timestamptz not null default now(),
        primary key (kind, entity_id, client_id)
      );
      create index client_rights_client on client_rights (client_id)`);
    for (const statements of [revokeRights, revokeClients(isGrantLost), watchClients(', grants')])
      await db.query(statements);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(watchClients(''));
    await db.query(revokeClients(''));
    await db.query('drop table client_rights; drop function revoke_client_rights');
  }
}
