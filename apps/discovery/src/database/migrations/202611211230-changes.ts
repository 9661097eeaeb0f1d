import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Changes1795264200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table announcements
        add column operator_name text not null default '',
        add column contact       text not null default '',
        add column icon_url      text not null default ''`);
    // One row. Whoever writes holds it until the commit, so positions follow one another in the order of the commits,
    // without a gap. Another epoch tells every replica to read everything anew.
    await db.query(`
      create table feed (
        only_row boolean primary key default true check (only_row),
        epoch    uuid    not null default gen_random_uuid(),
        position bigint  not null default 0
      )`);
    await db.query('insert into feed default values');
    await db.query(`
      create table changes (
        position bigint primary key,
        body     jsonb  not null -- {"announced": row} or {"added" | "removed": row of metadata}
      )`);
    for (const statement of functions) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const name of [
      'put_announcement',
      'add_metadata',
      'remove_metadata',
      'append_change',
      'lock_feed',
    ]) {
      await db.query(`drop function ${name}`);
    }
    await db.query('drop table changes');
    await db.query('drop table feed');
    await db.query(`
      alter table announcements drop column operator_name, drop column contact, drop column icon_url`);
  }
}

/** Each write is one function, one round trip; it answers the position at which it can be seen. */
const functions = [
  `create function lock_feed() returns bigint language sql as
     'select position from feed for update'`,

  `create function append_change(change jsonb) returns bigint language plpgsql as $$
   declare
     reached bigint;
   begin
     update feed set position = position + 1 returning position into reached;
     insert into changes values (reached, change);
     perform pg_notify('discovery_changes', reached::text);
     return reached;
   end $$`,

  `create function put_announcement(given jsonb) returns bigint language plpgsql as $$
   declare
     head   bigint := lock_feed();
     wanted announcements := jsonb_populate_record(null::announcements, given);
   begin
     if exists (
       select from announcements a
        where a.service_name = wanted.service_name and a.id = wanted.id and a = wanted
     ) then
       return head;
     end if;
     delete from announcements where service_name = wanted.service_name and id = wanted.id;
     insert into announcements select wanted.*;
     return append_change(jsonb_build_object('announced', to_jsonb(wanted)));
   end $$`,

  // An identifier that one component at a time can have leaves the one that had it.
  `create function add_metadata(given jsonb) returns bigint language plpgsql as $$
   declare
     head   bigint := lock_feed();
     wanted metadata := jsonb_populate_record(null::metadata, given);
   begin
     if exists (
       select from metadata m
        where m.service_name = wanted.service_name and m.id = wanted.id
          and m.kind = wanted.kind and m.value = wanted.value
     ) then
       return head;
     end if;
     if wanted.kind <> 'dev_addr_prefix' then
       delete from metadata where kind = wanted.kind and value = wanted.value;
     end if;
     insert into metadata select wanted.*;
     return append_change(jsonb_build_object('added', to_jsonb(wanted)));
   end $$`,

  `create function remove_metadata(given jsonb) returns bigint language plpgsql as $$
   declare
     head   bigint := lock_feed();
     wanted metadata := jsonb_populate_record(null::metadata, given);
   begin
     delete from metadata m
      where m.service_name = wanted.service_name and m.id = wanted.id
        and m.kind = wanted.kind and m.value = wanted.value;
     if not found then
       return head;
     end if;
     return append_change(jsonb_build_object('removed', to_jsonb(wanted)));
   end $$`,
];
