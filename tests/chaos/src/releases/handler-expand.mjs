import { buildIndex } from '@fieldpost/persistence';

const keptInStep = `
  create function devices_keep_in_step() returns trigger language plpgsql as $$ begin
    if new.heard_at is distinct from old.heard_at then new.last_seen_at := new.heard_at;
    else new.heard_at := new.last_seen_at;
    end if;
    return new;
  end $$;
  create trigger devices_keep_in_step before update on devices
    for each row execute function devices_keep_in_step()`;

// A few rows at a time, each time committed: an uplink waits for none of them for long.
const older = `
  do $$ begin
    loop
      update devices set heard_at = last_seen_at where ctid = any (array(
        select ctid from devices where heard_at is null and last_seen_at is not null limit 100));
      exit when not found;
      commit;
    end loop;
  end $$`;

class HeardAt1900000000000 {
  async up(db) {
    await db.query('alter table devices add column heard_at timestamptz');
    await db.query(keptInStep);
  }
}

class OlderHeardAt1900000001000 {
  transaction = false;

  async up(db) {
    await db.query(older);
    await buildIndex(db, 'devices_by_hearing', 'on devices (app_id, heard_at)');
  }
}

export const migrations = [HeardAt1900000000000, OlderHeardAt1900000001000];
