import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Decision 77, "Revocation feed written by triggers". */
export class Revocations1795566600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // One row, locked from the first revocation of a transaction to its commit, so that positions are in commit order.
    await db.query(`
      create table revocation_feed (
        only_row boolean primary key default true check (only_row),
        position bigint  not null default 0
      )`);
    await db.query('insert into revocation_feed default values');
    await db.query(`
      create table revocations (
        subject  text        constraint revocations_pkey primary key,
        position bigint      not null constraint revocations_position_key unique,
        rights   text[]      not null, -- what is left of an entity; none: nothing
        at       timestamptz not null
      )`);
    await db.query(revokeTokens);
    for (const [table, { events, body }] of Object.entries(triggers)) {
      await db.query(
        `create function revoke_${table}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
      );
      // At the commit: the lock on the feed is the last one that a transaction takes, and is held for a moment only.
      await db.query(
        `create constraint trigger revocations after ${events} on ${table}
           deferrable initially deferred for each row execute function revoke_${table}()`,
      );
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of Object.keys(triggers)) {
      await db.query(`drop trigger revocations on ${table}`);
      await db.query(`drop function revoke_${table}`);
    }
    await db.query('drop function revoke_tokens');
    await db.query('drop table revocations, revocation_feed');
  }
}

/**
 * Ends the tokens of a subject that were issued until now. Positions are milliseconds, or one more than the last: after a
 * restored backup they are still above those of tokens that were issued since.
 */
const revokeTokens = `
  create function revoke_tokens(about text, remaining text[]) returns void language plpgsql as $$
  declare
    reached bigint;
  begin
    update revocation_feed
       set position = greatest(position + 1, floor(extract(epoch from clock_timestamp()) * 1000)::bigint)
     returning position into reached;
    insert into revocations values (about, reached, remaining, now())
    on conflict (subject) do update set position = reached, rights = remaining, at = now();
  end $$`;

const entity = (kind: string): string => `
  if tg_op = 'DELETE' or (old.deleted is null and new.deleted is not null) then
    perform revoke_tokens('entity:${kind}/' || old.id, '{}');
  end if;`;

const triggers: Readonly<Record<string, { readonly events: string; readonly body: string }>> = {
  users: {
    events: 'delete or update of valid_after, is_banned',
    body: `
      if tg_op = 'DELETE' or new.is_banned and not old.is_banned
         or new.valid_after is not null and new.valid_after is distinct from old.valid_after then
        perform revoke_tokens('user:' || old.id, '{}');
      end if;`,
  },
  // What is there at the commit counts, here and for collaborators: a change may remove and add the row again.
  clients: {
    events: 'delete or update of deleted, is_accepted, is_rejected, scopes, for_development',
    body: `
      declare
        kept clients;
      begin
        select * into kept from clients where id = old.id;
        if kept.id is null or (old.deleted is null and kept.deleted is not null)
           or (old.is_accepted and not kept.is_accepted) or (kept.is_rejected and not old.is_rejected)
           or (kept.for_development and not old.for_development) or not old.scopes <@ kept.scopes then
          perform revoke_tokens('client:' || old.id, '{}');
        end if;
      end;`,
  },
  access_keys: {
    events: 'delete or update of name, digest, rights, expires, addresses',
    body: `
      if tg_op = 'DELETE' or new.name <> old.name or new.digest <> old.digest or not old.rights <@ new.rights
         or new.addresses <> old.addresses or new.expires is not null and new.expires is distinct from old.expires then
        perform revoke_tokens('access-key:' || old.app_id || '/' || old.name, '{}');
      end if;`,
  },
  collaborators: {
    events: 'delete or update of rights',
    body: `
      declare
        remaining text[] := coalesce((
          select rights from collaborators
           where kind = old.kind and entity_id = old.entity_id and user_id = old.user_id
        ), '{}');
      begin
        if not old.rights <@ remaining then
          perform revoke_tokens(
            'collaborator:' || old.kind || '/' || old.entity_id || '/' || old.user_id, remaining);
        end if;
      end;`,
  },
  applications: { events: 'delete or update of deleted', body: entity('apps') },
  gateways: {
    events: 'delete or update of deleted, digest',
    body: `${entity('gateways')}
      if tg_op = 'UPDATE' and new.digest <> old.digest then
        perform revoke_tokens('gateway:' || old.id, '{}');
      end if;`,
  },
  components: {
    events: 'delete or update of approval',
    body: `
      if tg_op = 'DELETE' then
        perform revoke_tokens('entity:components/' || old.id, '{}');
      elsif old.approval = 'approved' and new.approval <> 'approved' then
        perform revoke_tokens('component:' || old.id, '{}');
      end if;`,
  },
};
