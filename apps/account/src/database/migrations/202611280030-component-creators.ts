import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Components have the name of their creator, so that an index can sort them by it. Empty without a creator. */
export class ComponentCreators1795825800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table components add creator_name text not null default '';
      create function name_component_creator() returns trigger language plpgsql as $$
      begin
        new.creator_name := coalesce((select username from users where id = new.creator_id), '');
        return new;
      end $$;
      create trigger component_creator_name before insert or update of creator_id on components
        for each row execute function name_component_creator();
      update components o set creator_name = u.username from users u where u.id = o.creator_id;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger component_creator_name on components;
      drop function name_component_creator;
      alter table components drop creator_name;`);
  }
}
