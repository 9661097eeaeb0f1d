import { ComponentId, type ServiceName } from '@fieldpost/domain';
import { defineError } from '@fieldpost/errors';
import type { DataSource } from 'typeorm';
import { prepared } from '@fieldpost/persistence';
import { parseServiceName } from '../announcements/announcements.rules.js';
import type { AnnouncementRow } from '../feed/rows.js';
import { readComponent } from '../import/original-layout.js';
import type { ComponentName, Metadata } from '../register/announcement.js';

/** One line of the list: a component that announced itself, or has identifiers, or both. */
export interface Overview {
  readonly service_name: ServiceName;
  readonly id: string;
  readonly net_address: string | null;
  /** Null for one that has identifiers but never announced itself. */
  readonly announced_at: Date | null;
  readonly metadata: number;
}

/** The announcement of a component, and its times. */
export interface StoredAnnouncement extends AnnouncementRow {
  readonly announced_at: Date;
}

/** The result of the removal of a component. */
export interface Removed {
  readonly announced: boolean;
  readonly metadata: number;
}

export const componentUnknown = defineError('component_unknown', 'not_found', 'Component "{name}" not found');

/** The component that an operator names, as `handler/my-handler`. */
export const componentNamed = (name: unknown): ComponentName => readComponent(String(name), ComponentId);

const portion = 500;

const pageOfComponents = prepared<Overview>(
  'page_of_components',
  `select name.service_name, name.id, a.net_address, a.announced_at,
          (select count(*)::int from metadata m where m.service_name = name.service_name and m.id = name.id) as metadata
     from (
       (select service_name, id from announcements
         where service_name = coalesce($1, service_name) and (service_name, id) > ($2, $3)
         order by service_name, id limit ${portion})
       union
       (select distinct service_name, id from metadata
         where service_name = coalesce($1, service_name) and (service_name, id) > ($2, $3)
         order by service_name, id limit ${portion})
       order by service_name, id limit ${portion}
     ) name
     left join announcements a using (service_name, id)
    order by name.service_name, name.id`,
);
const announcementOf = prepared<StoredAnnouncement>(
  'announcement_of',
  'select * from announcements where service_name = $1 and id = $2',
);
const metadataOf = prepared<Metadata>(
  'metadata_of',
  'select kind, value from metadata where service_name = $1 and id = $2 order by kind, value',
);
const removeComponent = prepared<{ readonly removed: Removed }>(
  'remove_component',
  'select remove_component($1::jsonb) as removed',
);

/** The components in the database, for the operator; replicas need not run. */
export class Components {
  constructor(private readonly db: DataSource) {}

  /** All of one service, or of all, by service and id; read in portions. */
  async *list(service: unknown): AsyncGenerator<Overview> {
    const wanted = service === undefined ? null : parseServiceName(String(service));
    let last = { service_name: '', id: '' };
    for (;;) {
      const page = await pageOfComponents(this.db, [wanted, last.service_name, last.id]);
      yield* page;
      const end = page.at(-1);
      if (!end || page.length < portion) return;
      last = end;
    }
  }

  async announcementOf({ service_name, id }: ComponentName): Promise<StoredAnnouncement | undefined> {
    const [found] = await announcementOf(this.db, [service_name, id]);
    return found;
  }

  metadataOf({ service_name, id }: ComponentName): Promise<readonly Metadata[]> {
    return metadataOf(this.db, [service_name, id]);
  }

  /** Takes a component away with everything it has; running replicas follow. */
  async remove(component: ComponentName): Promise<Removed> {
    const [found] = await removeComponent(this.db, [JSON.stringify(component)]);
    return found?.removed ?? { announced: false, metadata: 0 };
  }
}
