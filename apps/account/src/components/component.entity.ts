import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('components')
export class ComponentEntity {
  @PrimaryColumn('varchar')
  id!: string;

  @Column('text')
  type!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  created!: Date;
}
