import { buildIndex } from '@fieldpost/persistence';

// The release before writes one column, the next one the other: whoever writes one has written both.
const keptInStep = `
  create function users_keep_in_step() returns trigger language plpgsql as $$ begin
    if new.password_digest is null or (tg_op = 'UPDATE' and new.password_hash <> old.password_hash) then
      new.password_digest := new.password_hash;
    else
      new.password_hash := new.password_digest;
    end if;
    return new;
  end $$;
  create trigger users_keep_in_step before insert or update on users
    for each row execute function users_keep_in_step()`;

class PasswordDigests1900000000000 {
  async up(db) {
    await db.query('alter table users add column password_digest text');
    await db.query(keptInStep);
    await db.query(
      'alter table users add constraint users_have_a_digest check (password_digest is not null) not valid',
    );
  }
}

class OlderPasswordDigests1900000001000 {
  transaction = false;

  async up(db) {
    await db.query('update users set password_digest = password_hash where password_digest is null');
    await db.query('alter table users validate constraint users_have_a_digest');
    await buildIndex(db, 'users_by_creation', 'on users (created)');
  }
}

export const migrations = [PasswordDigests1900000000000, OlderPasswordDigests1900000001000];
