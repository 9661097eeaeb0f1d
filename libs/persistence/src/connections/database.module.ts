import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { dataSourceOptions, type Storage } from './data-source.js';
import { SchemaCheck } from './schema-check.js';

class DatabaseModule {}

/** The database of an app and the check of its schema, for its root module. */
export const databaseModule = (storage: Storage): DynamicModule => ({
  module: DatabaseModule,
  imports: [TypeOrmModule.forRoot({ ...dataSourceOptions(storage), retryAttempts: 10, retryDelay: 500 })],
  providers: [
    { provide: SchemaCheck, useFactory: (db: DataSource) => new SchemaCheck(db), inject: [DataSource] },
  ],
});

/** Whether the database responds. */
export const isReachable = (db: DataSource): Promise<boolean> =>
  db.query('select 1').then(
    () => true,
    () => false,
  );
