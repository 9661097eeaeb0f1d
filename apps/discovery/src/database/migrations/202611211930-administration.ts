import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Administration1795289400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // When a component last said what stands here; an import compares it with the time of the original store.
    await db.query(`
      alter table announcements add column announced_at timestamptz not null default now()`);
    for (const statement of functions) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(withoutTimes);
    // add_metadata stays: it does what it did, only sooner.
    for (const name of ['import_announcement', 'import_metadata', 'remove_component', 'write_announcement']) {
      await db.query(`drop function ${name}`);
    }
    await db.query('alter table announcements drop column announced_at');
  }
}

const functions = [
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

  `create or replace function put_announcement(given jsonb) returns bigint language plpgsql as $$
   declare
     wanted announcements := jsonb_populate_record(null::announcements, given);
   begin
     wanted.announced_at := now();
     return write_announcement(wanted);
   end $$`,

  // Answers created, updated, unchanged, or newer for what was announced later than the given time and stays.
  `create function import_announcement(given jsonb, may_replace boolean) returns text language plpgsql as $$
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

  // The index of exclusive identifiers serves a plan for any kind only where the query says that it is about those.
  `create or replace function add_metadata(given jsonb) returns bigint language plpgsql as $$
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

  // Takes identifiers of one component. Answers for each, in order: added, unchanged, full, or held for one that another
  // component has and keeps.
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

  // Takes a component away with all that it has; answers what that was.
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

const withoutTimes = `
  create or replace function put_announcement(given jsonb) returns bigint language plpgsql as $$
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
  end $$`;
