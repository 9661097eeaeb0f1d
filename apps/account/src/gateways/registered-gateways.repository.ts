import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Location } from '@fieldpost/domain';
import { DataSource } from 'typeorm';
import { euiColumn } from './gateways.repository.js';

/** What the network has to know about a gateway. */
export interface RegisteredGateway {
  readonly id: string;
  readonly eui: string | null;
  readonly frequencyPlan: string;
  /** Null when unknown or not public. */
  readonly location: Location | null;
}

const byNames = `
  select g.id, ${euiColumn} as eui, g.frequency_plan as "frequencyPlan",
         case when g.location_public then g.location end as location
    from gateways g
   where g.deleted is null and (${euiColumn} = any($1) or g.id = any($2))`;

/** Reads gateways for the network app. */
@Injectable()
export class RegisteredGateways {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Those with one of these EUIs (upper case) or ids; unknown and deleted ones are left out. */
  find(euis: readonly string[], ids: readonly string[]): Promise<readonly RegisteredGateway[]> {
    return this.db.query(byNames, [[...euis], [...ids]]);
  }
}
