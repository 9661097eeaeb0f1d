import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** A row of `devices`; members are named as the columns, so that rows of joins read the same. */
@Entity('devices')
export class DeviceEntity {
  @PrimaryColumn({ type: 'varchar', length: 71 })
  app_id!: string;

  @PrimaryColumn({ type: 'varchar', length: 71 })
  dev_id!: string;

  @Column({ type: 'char', length: 16 })
  app_eui!: string;

  @Column({ type: 'char', length: 16 })
  dev_eui!: string;

  @Column({ type: 'text' })
  description!: string;

  @Column({ type: 'real' })
  latitude!: number;

  @Column({ type: 'real' })
  longitude!: number;

  @Column({ type: 'integer' })
  altitude!: number;

  @Column({ type: 'json' })
  attributes!: Record<string, string>;

  @Column({ type: 'text' })
  activation_constraints!: string;

  @Column({ type: 'boolean' })
  disable_f_cnt_check!: boolean;

  @Column({ type: 'boolean' })
  uses32_bit_f_cnt!: boolean;

  /** A `RadioSettings`. */
  @Column({ type: 'jsonb' })
  radio!: object;

  @Column({ type: 'char', length: 8, nullable: true })
  dev_addr!: string | null;

  @Column({ type: 'bytea', nullable: true })
  app_key!: Buffer | null;

  @Column({ type: 'bytea', nullable: true })
  nwk_s_key!: Buffer | null;

  @Column({ type: 'bytea', nullable: true })
  app_s_key!: Buffer | null;

  /** Sealed: the session before the last join, while the device has not used the new one. */
  @Column({ type: 'bytea', nullable: true, insert: false })
  previous_session!: Buffer | null;

  /** A decimal string: the database has no unsigned integers of 32 bits. */
  @Column({ type: 'bigint' })
  f_cnt_up!: string;

  /** A `StoredDownlink`. */
  @Column({ type: 'json', nullable: true })
  current_downlink!: object | null;

  /** Its codec in `device_codecs`. */
  @Column({ type: 'char', length: 43, nullable: true })
  codec_id!: string | null;

  /** When its last uplink was received; written by uplinks only. */
  @Column({ type: 'timestamptz', nullable: true, insert: false, update: false })
  readonly last_seen_at!: Date | null;

  /** Set by each change of the settings, not by traffic. */
  @UpdateDateColumn({ type: 'timestamptz' })
  readonly updated_at!: Date;
}

/** The columns that hold what a device is. */
export type DeviceRow = Omit<DeviceEntity, 'last_seen_at' | 'updated_at'>;
