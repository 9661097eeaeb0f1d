import type { MigrationInterface, QueryRunner } from 'typeorm';
import { announcing } from './202611210900-announcements.js';

/**
 * Under which registration a component was announced, and with whose token (decision 69, "Components are approved before
 * they take part"). What was announced before counts as of the registration that is there now.
 */
export class AnnouncementOrigins1795572900000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table announcements
        add column issuer        text, -- null: imported, or announced to an earlier release
        add column registered_at timestamptz default now()`);
    // The default is for the rows that are there: each write names the column.
    // Every replica reads everything anew: its register has announcements without these columns.
    await db.query('update feed set epoch = gen_random_uuid()');
    for (const statement of functions) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of announcing) await db.query(statement);
    await db.query('alter table announcements drop column issuer, drop column registered_at');
  }
}

const functions = [
  // A replica of an earlier release does not say under which registration it is: what has not changed is as it was.
  `create or replace function put_announcement(given jsonb) returns bigint language plpgsql as $$
   declare
     wanted announcements := jsonb_populate_record(null::announcements, given);
     known  announcements;
     unsaid text[] := array['announced_at', 'issuer', 'registered_at'];
   begin
     wanted.announced_at := now();
     if not given ? 'registered_at' then
       wanted.registered_at := now();
       select * into known from announcements a where a.service_name = wanted.service_name and a.id = wanted.id;
       if to_jsonb(known) - unsaid = to_jsonb(wanted) - unsaid then
         wanted.issuer := known.issuer;
         wanted.registered_at := known.registered_at;
       end if;
     end if;
     return write_announcement(wanted);
   end $$`,

  // The operator who imports vouches for the components that are registered at this moment.
  `create or replace function import_announcement(given jsonb, may_replace boolean) returns text language plpgsql as $$
   declare
     head    bigint := lock_feed();
     wanted  announcements := jsonb_populate_record(null::announcements, given);
     known   announcements;
     unsaid  text[] := array['announced_at', 'issuer', 'registered_at'];
   begin
     wanted.registered_at := now();
     select * into known from announcements a where a.service_name = wanted.service_name and a.id = wanted.id;
     if known.id is null then
       perform write_announcement(wanted);
       return 'created';
     end if;
     if to_jsonb(known) - unsaid = to_jsonb(wanted) - unsaid then
       return 'unchanged';
     end if;
     if known.announced_at > wanted.announced_at and not may_replace then
       return 'newer';
     end if;
     perform write_announcement(wanted);
     return 'updated';
   end $$`,
];
