import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Registration policy, invitations, and users who wait for an approval or have to verify their address. */
export class Registration1795627200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table users add column is_approved boolean not null default true;
      alter table users add column must_verify_email boolean not null default false;
      create table registration_policy (
        is_only               boolean primary key default true check (is_only),
        mode                  text check (mode in ('open', 'approval', 'invitation', 'closed')), -- null: as set
        email_domains         text[],
        verification_required boolean
      );
      create table invitations (
        id            text         primary key,
        digest        char(43)     not null unique, -- SHA-256 of the secret, base64url
        email         varchar(254), -- null: any address
        is_mailed     boolean      not null, -- whether only the owner of the address has the secret
        administrator boolean      not null default false,
        rights        jsonb        not null default '[]', -- [{"kind": "apps", "id": "my-app", "rights": ["settings"]}]
        invited_by    text         not null references users (id) on delete cascade,
        created       timestamptz  not null default now(),
        expires       timestamptz  not null
      );
      create index invitations_created on invitations (created, id);
      create index invitations_expires on invitations (expires);
      create index invitations_invited_by on invitations (invited_by)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table invitations;
      drop table registration_policy;
      alter table users drop column must_verify_email;
      alter table users drop column is_approved`);
  }
}
