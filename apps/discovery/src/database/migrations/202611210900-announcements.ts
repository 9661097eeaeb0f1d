import type { MigrationInterface, QueryRunner } from 'typeorm';

const announcements = `
  create table announcements (
    service_name    text        not null,
    id              text        not null,
    service_version text        not null,
    description     text        not null,
    url             text        not null,
    is_public       boolean     not null,
    net_address     text        not null,
    public_key      text        not null,
    certificate     text        not null,
    api_address     text        not null,
    mqtt_address    text        not null,
    amqp_address    text        not null,
    operator_name   text        not null default '',
    contact         text        not null default '',
    icon_url        text        not null default '',
    announced_at    timestamptz not null default now(), -- an import compares it with the time of the original store
    primary key (service_name, id)
  )`;

/** No reference to announcements: metadata may come before its component announces itself. */
const metadata = `
  create table metadata (
    service_name text not null,
    id           text not null,
    kind         text not null,
    value        text not null,
    primary key (service_name, id, kind, value)
  );
  create unique index metadata_exclusive on metadata (kind, value) where kind <> 'dev_addr_prefix'`;

/**
 * One row, locked by each writer until its commit, so that positions are in commit order and without gaps. Replicas read
 * everything anew when the epoch changes.
 */
const feed = `
  create table feed (
    only_row boolean primary key default true check (only_row),
    epoch    uuid    not null default gen_random_uuid(),
    position bigint  not null default 0
  );
  insert into feed default values;
  create table changes (
    position bigint primary key,
    body     jsonb  not null -- {"announced": row}, {"added" | "removed": row of metadata} or {"withdrawn": component}
  )`;

/** Each write is one function, one round trip; it returns the position at which the change can be read. */
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

  `create function write_announcement(wanted announcements) returns bigint language plpgsql as $$
   declare
     head  bigint := lock_feed();
     known announcements;
   begin
     select * into known from announcements a where a.service_name = wanted.service_name and a.id = wanted.id;
     if to_jsonb(known) - 'announced_at' = to_jsonb(wanted) - 'announced_at' then
       update announcements a set announced_at = wanted.announced_at
        where a.service_name = wanted.service_name and a.id = wanted.id;
       return head;
     end if;
     delete from announcements a where a.service_name = wanted.service_name and a.id = wanted.id;
     insert into announcements select wanted.*;
     return append_change(jsonb_build_object('announced', to_jsonb(wanted) - 'announced_at'));
   end $$`,

  // An exclusive identifier is taken from the component that had it. The condition on the kind makes the index usable.
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
     delete from metadata
      where kind = wanted.kind and value = wanted.value and kind <> 'dev_addr_prefix';
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

  // Imports identifiers of one component. Returns for each, in order: added, unchanged, full, or held when another
  // component keeps it.
  `create function import_metadata(given jsonb, may_replace boolean, most integer) returns setof text
   language plpgsql as $$
   declare
     head   bigint := lock_feed();
     wanted metadata;
     owned  integer;
   begin
     select count(*) into owned from metadata m
      where m.service_name = given->0->>'service_name' and m.id = given->0->>'id';
     for wanted in select * from jsonb_populate_recordset(null::metadata, given) loop
       if exists (
         select from metadata m
          where m.service_name = wanted.service_name and m.id = wanted.id
            and m.kind = wanted.kind and m.value = wanted.value
       ) then
         return next 'unchanged';
       elsif not may_replace and exists (
         select from metadata m
          where m.kind = wanted.kind and m.value = wanted.value and m.kind <> 'dev_addr_prefix'
       ) then
         return next 'held';
       elsif owned >= most then
         return next 'full';
       else
         perform add_metadata(to_jsonb(wanted));
         owned := owned + 1;
         return next 'added';
       end if;
     end loop;
   end $$`,

  // Removes a component with its metadata; returns what was removed.
  `create function remove_component(given jsonb) returns jsonb language plpgsql as $$
   declare
     head      bigint := lock_feed();
     announced bigint;
     owned     bigint;
   begin
     delete from announcements a where a.service_name = given->>'service_name' and a.id = given->>'id';
     get diagnostics announced = row_count;
     delete from metadata m where m.service_name = given->>'service_name' and m.id = given->>'id';
     get diagnostics owned = row_count;
     if announced + owned > 0 then
       perform append_change(jsonb_build_object('withdrawn', given));
     end if;
     return jsonb_build_object('announced', announced > 0, 'metadata', owned);
   end $$`,
];

/** The first version of what `AnnouncementOrigins1795572900000` replaces. */
export const announcing = [
  `create or replace function put_announcement(given jsonb) returns bigint language plpgsql as $$
   declare
     wanted announcements := jsonb_populate_record(null::announcements, given);
   begin
     wanted.announced_at := now();
     return write_announcement(wanted);
   end $$`,

  // Returns created, updated, unchanged, or newer when the existing announcement is newer and stays.
  `create or replace function import_announcement(given jsonb, may_replace boolean) returns text language plpgsql as $$
   declare
     head   bigint := lock_feed();
     wanted announcements := jsonb_populate_record(null::announcements, given);
     known  announcements;
   begin
     select * into known from announcements a where a.service_name = wanted.service_name and a.id = wanted.id;
     if known.id is null then
       perform write_announcement(wanted);
       return 'created';
     end if;
     if to_jsonb(known) - 'announced_at' = to_jsonb(wanted) - 'announced_at' then
       return 'unchanged';
     end if;
     if known.announced_at > wanted.announced_at and not may_replace then
       return 'newer';
     end if;
     perform write_announcement(wanted);
     return 'updated';
   end $$`,
];

export class Announcements1795251600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of [announcements, metadata, feed, ...functions, ...announcing])
      await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop function put_announcement, import_announcement, write_announcement, add_metadata, import_metadata,
        remove_metadata, remove_component, append_change, lock_feed`);
    await db.query('drop table changes, feed, metadata, announcements');
  }
}
