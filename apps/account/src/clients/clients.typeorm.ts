import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ClientEntity } from './client.entity.js';
import { type Client, Clients } from './clients.repository.js';

@Injectable()
export class ClientsTypeorm extends Clients {
  constructor(@InjectDataSource() private readonly db: DataSource) {
    super();
  }

  async setDevelopmentClients(clients: readonly Client[]): Promise<void> {
    await this.db.transaction(async (db) => {
      await db.delete(ClientEntity, { forDevelopment: true });
      const insertion = db.createQueryBuilder().insert().into(ClientEntity).values(clients.map(toRow));
      if (clients.length > 0) await insertion.orIgnore().execute();
    });
  }
}

const toRow = ({ redirectUris, grants, scopes, ...client }: Client) => ({
  ...client,
  redirectUris: [...redirectUris],
  grants: [...grants],
  scopes: [...scopes],
});
