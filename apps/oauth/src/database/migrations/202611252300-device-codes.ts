import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests of devices (RFC 8628), and wrong codes that users entered. */
export class DeviceCodes1795647600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table device_codes (
        digest           char(43)    primary key, -- SHA-256 of the device code, base64url: the code itself is not stored
        user_code        char(43)    not null unique, -- SHA-256 of the user code
        client_id        text        not null,
        scopes           text[]      not null, -- as they were requested; none: unrestricted
        address          text        not null, -- of the device
        network          text        not null, -- of the address, by which requests are counted
        expires          timestamptz not null,
        interval_seconds integer     not null,
        polled           timestamptz, -- when the client last asked for the tokens
        decision         text        check (decision in ('allowed', 'denied')),
        user_id          text, -- this and the following: of the user who allowed it, as in authorization_codes
        valid_after      bigint,
        consented        text[],
        login            jsonb
      );
      create index device_codes_requester on device_codes (client_id, network);
      create index device_codes_parties on device_codes (user_id, client_id) where user_id is not null;
      create index device_codes_expires on device_codes (expires);
      create table user_code_guesses (
        bucket text        primary key, -- a user or a network
        count  integer     not null,
        ends   timestamptz not null
      );
      create index user_code_guesses_ends on user_code_guesses (ends)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table user_code_guesses, device_codes');
  }
}
