import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Devices as the network server has them: never with AppKey or AppSKey. */
export class Devices1795770000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table devices (
        app_eui                char(16)    not null,
        dev_eui                char(16)    not null, -- zeros: the template of devices that are registered when they join
        app_id                 varchar(71) not null,
        dev_id                 varchar(71) not null,
        dev_addr               char(8),
        nwk_s_key              bytea,                -- encrypted; there is an address exactly when there is a key
        f_cnt_up               bigint      not null, -- counter of the last uplink
        f_cnt_down             bigint      not null, -- counter of the next downlink
        disable_f_cnt_check    boolean     not null,
        uses_32_bit_f_cnt      boolean     not null,
        activation_constraints text        not null,
        last_seen              timestamptz,
        was_heard              boolean     not null default false, -- whether the session had an uplink
        mac_state              jsonb       not null default '{}', -- parameters of the session that MAC commands change
        primary key (app_eui, dev_eui),
        check ((dev_addr is null) = (nwk_s_key is null))
      )`);
    await db.query('create index devices_dev_addr on devices (dev_addr) where dev_addr is not null');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table devices');
  }
}
