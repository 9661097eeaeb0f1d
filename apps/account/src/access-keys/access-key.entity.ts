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

  @CreateDateColumn({ type: 'timestamptz' })
  created!: Date;
}
