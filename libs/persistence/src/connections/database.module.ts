import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { dataSourceOptions, type Storage } from './data-source.js';

/** The database of an app, for its root module. */
export const databaseModule = (storage: Storage): DynamicModule =>
  TypeOrmModule.forRoot({ ...dataSourceOptions(storage), retryAttempts: 10, retryDelay: 500 });

/** Whether the database responds. */
export const isReachable = (db: DataSource): Promise<boolean> =>
  db.query('select 1').then(
    () => true,
    () => false,
  );
