import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('application_euis')
export class ApplicationEuiEntity {
  @PrimaryColumn('char')
  eui!: string;

  @Column('varchar', { name: 'app_id' })
  appId!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  added!: Date;
}
