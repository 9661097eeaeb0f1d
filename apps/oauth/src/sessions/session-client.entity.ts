import { Entity, PrimaryColumn } from 'typeorm';

/** A client that has an id token of a session. */
@Entity('session_clients')
export class SessionClientEntity {
  /** Of the session. */
  @PrimaryColumn('char', { length: 43 })
  digest!: string;

  @PrimaryColumn('text', { name: 'client_id' })
  clientId!: string;
}
