import { Entity, PrimaryColumn } from 'typeorm';

/** A client that has an id token of a session. */
@Entity('session_clients')
export class SessionClientEntity {
  @PrimaryColumn('uuid')
  sid!: string;

  @PrimaryColumn('text', { name: 'client_id' })
  clientId!: string;
}
