import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Devices of a user that were remembered before a moment are no longer. */
@Entity('forgotten_devices')
export class ForgottenDevicesEntity {
  @PrimaryColumn('text', { name: 'user_id' })
  userId!: string;

  @Column('timestamptz')
  before!: Date;
}
