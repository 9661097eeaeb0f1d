import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The time before which the remembered devices of a user do not count any more. */
@Entity('forgotten_devices')
export class ForgottenDevicesEntity {
  @PrimaryColumn('text', { name: 'user_id' })
  userId!: string;

  @Column('timestamptz')
  before!: Date;
}
