import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A client that is not accepted has at most the rights of its owner, who gave them: its tokens end with those. */
const ofCollaborators = `
  create function revoke_clients_of_collaborators() returns trigger language plpgsql as $$
  declare
    remaining text[] := coalesce((
      select rights from collaborators
       where kind = old.kind and entity_id = old.entity_id and user_id = old.user_id
    ), '{}');
  begin
    if not old.rights <@ remaining then
      perform revoke_tokens('collaborator:' || r.kind || '/' || r.entity_id || '/client:' || r.client_id, remaining)
         from client_rights r join clients c on c.id = r.client_id
        where r.kind = old.kind and r.entity_id = old.entity_id and r.granted_by = old.user_id
          and not c.is_accepted and not r.rights <@ remaining;
    end if;
    return null;
  end $$;
  create constraint trigger revocations_of_clients after delete or update of rights on collaborators
    deferrable initially deferred for each row execute function revoke_clients_of_collaborators()`;

const ofUsers = `
  create function revoke_clients_of_users() returns trigger language plpgsql as $$
  begin
    if new.is_banned and not old.is_banned then
      perform revoke_tokens('client:' || id, '{}') from clients where owner_id = old.id and not is_accepted;
    end if;
    return null;
  end $$;
  create constraint trigger revocations_of_clients after update of is_banned on users
    deferrable initially deferred for each row execute function revoke_clients_of_users()`;

/** Ends the tokens of clients that lose rights with their owner. */
export class ClientsOfOwners1795650000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statements of [ofCollaborators, ofUsers]) await db.query(statements);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger revocations_of_clients on users;
      drop function revoke_clients_of_users;
      drop trigger revocations_of_clients on collaborators;
      drop function revoke_clients_of_collaborators`);
  }
}
