import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { prepared } from '@fieldpost/persistence';
import { DataSource } from 'typeorm';
import {
  type AppStanding,
  type ComponentStanding,
  type GatewayStanding,
  type KeyStanding,
  Standings,
  type UserStanding,
} from './standings.repository.js';

const userStanding = prepared<UserStanding>(
  'user_standing',
  `select is_banned as "isBanned", coalesce(extract(epoch from valid_after), 0)::float8 as "validAfter"
     from users where id = $1`,
);
const appStanding = prepared<AppStanding>(
  'app_standing',
  `select a.deleted is not null as "isDeleted", coalesce(c.rights, '{}') as rights
     from applications a
     left join collaborators c on c.kind = 'apps' and c.entity_id = a.id and c.user_id = $2
    where a.id = $1`,
);
const componentStanding = prepared<ComponentStanding>(
  'component_standing',
  `select o.type, coalesce(c.rights, '{}') as rights
     from components o
     left join collaborators c on c.kind = 'components' and c.entity_id = o.id and c.user_id = $2
    where o.id = $1`,
);
const keyStanding = prepared<KeyStanding>(
  'key_standing',
  `select k.app_id as "appId", k.rights, k.addresses, coalesce(k.expires <= now(), false) as "isExpired"
     from access_keys k join applications a on a.id = k.app_id
    where k.digest = $1 and a.deleted is null`,
);
const gatewayStanding = prepared<GatewayStanding>(
  'gateway_standing',
  `select coalesce(c.rights, '{}') as rights
     from gateways g
     left join collaborators c on c.kind = 'gateways' and c.entity_id = g.id and c.user_id = $2
    where g.id = $1 and g.deleted is null`,
);
const gatewayOfKey = prepared<{ readonly id: string }>(
  'gateway_of_key',
  'select id from gateways where digest = $1 and deleted is null',
);

@Injectable()
export class StandingsTypeorm extends Standings {
  constructor(@InjectDataSource() private readonly db: DataSource) {
    super();
  }

  async ofUser(userId: string): Promise<UserStanding | undefined> {
    return (await userStanding(this.db, [userId]))[0];
  }

  async ofApp(appId: string, userId: string | undefined): Promise<AppStanding | undefined> {
    return (await appStanding(this.db, [appId, userId ?? null]))[0];
  }

  async ofComponent(id: string, userId: string | undefined): Promise<ComponentStanding | undefined> {
    return (await componentStanding(this.db, [id, userId ?? null]))[0];
  }

  async ofKey(digest: string): Promise<KeyStanding | undefined> {
    return (await keyStanding(this.db, [digest]))[0];
  }

  async ofGateway(id: string, userId: string | undefined): Promise<GatewayStanding | undefined> {
    return (await gatewayStanding(this.db, [id, userId ?? null]))[0];
  }

  async gatewayOfKey(digest: string): Promise<string | undefined> {
    return (await gatewayOfKey(this.db, [digest]))[0]?.id;
  }
}
