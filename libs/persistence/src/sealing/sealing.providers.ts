import type { Provider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type SealedColumn, SealingCheck } from './resealing.js';
import { Sealer, type SealingKeys } from './sealing.js';

/** The sealer of an app, and the check at its start; `setting` is the name of the setting that has the keys. */
export function sealingProviders(
  keys: SealingKeys,
  columns: readonly SealedColumn[],
  setting: string,
): Provider[] {
  const sealer = new Sealer(...keys);
  const check = (db: DataSource) => new SealingCheck(db, sealer, columns, setting);
  return [
    { provide: Sealer, useValue: sealer },
    { provide: SealingCheck, useFactory: check, inject: [DataSource] },
  ];
}
