import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Settings of OpenID Connect. Clients from before may omit PKCE as they could until now (ADR 92). */
export class OpenidClients1795626000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table clients
        add column is_v2                     boolean not null default true,
        add column id_token_algorithm        text    not null default 'RS256',
        add column post_logout_redirect_uris text[]  not null default '{}',
        add column backchannel_logout_uri    text`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table clients
        drop column is_v2, drop column id_token_algorithm, drop column post_logout_redirect_uris,
        drop column backchannel_logout_uri`);
  }
}
