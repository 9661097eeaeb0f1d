import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The history of a component names its creator. Approved are components of administrators and of the operator; of those
 * from before there was a history, the ones on which only administrators collaborate.
 */
const takeOver = `
  update components o set
         creator_id = (
           select u.id from audit_log l join users u on u.id = l.user_id
            where l.kind = 'components' and l.entity_id = o.id and l.action = 'component.created'
            order by l.id desc limit 1
         );
  update components o set approval = 'approved'
   where exists (select from users u where u.id = o.creator_id and u.is_admin)
      or exists (
           select from audit_log l
            where l.kind = 'components' and l.entity_id = o.id and l.action = 'component.created'
              and l.user_id is null and l.actor = 'operator'
         )
      or not exists (
           select from audit_log l
            where l.kind = 'components' and l.entity_id = o.id and l.action = 'component.created'
         ) and not exists (
           select from collaborators c join users u on u.id = c.user_id
            where c.kind = 'components' and c.entity_id = o.id and not u.is_admin
         )`;

export class ComponentApprovals1795540800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // A release from before that makes components meanwhile leaves them pending.
    await db.query(`
      alter table components
        add approval   text not null default 'pending' check (approval in ('pending', 'approved', 'withdrawn')),
        add creator_id text;
      alter table components add constraint components_creator_id_fkey
        foreign key (creator_id) references users (id) on delete set null not valid;
      ${takeOver}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table components drop approval, drop creator_id');
  }
}
