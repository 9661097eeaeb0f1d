import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The signal of each gateway by hour. The key begins with the hour, in whose order rows are added and removed. */
export class GatewaySignals1795878000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table gateway_signals (
        hour       integer,
        gateway_id varchar(71),
        uplinks    integer not null,
        rssi_count integer not null,
        rssi_sum   double precision not null,
        rssi_least real,
        rssi_most  real,
        snr_count  integer not null,
        snr_sum    double precision not null,
        snr_least  real,
        snr_most   real,
        primary key (hour, gateway_id)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table gateway_signals');
  }
}
