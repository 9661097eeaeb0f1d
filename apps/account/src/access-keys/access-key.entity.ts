import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('access_keys')
export class AccessKeyEntity {
  @PrimaryColumn('varchar', { name: 'app_id' })
  appId!: string;

  @PrimaryColumn('varchar')
  name!: string;

  @Column('char')
  digest!: string;

  @Column('bytea')
  sealed!: Buffer;

  @Column('text', { array: true })
  rights!: string[];

  @Column('timestamptz', { nullable: true })
  expires!: Date | null;

  @Column('text', { array: true })
  addresses!: string[];

  @Column('timestamptz', { name: 'last_used', nullable: true })
  lastUsed!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created!: Date;
}
