import type { DataSource } from 'typeorm';
import { maxMetadata } from '../announcements/announcements.service.js';
import { toAnnouncementRow, toMetadataRow } from '../feed/rows.js';
import type { ComponentName, Metadata } from '../register/announcement.js';
import type { AnnouncementOutcome, ImportTarget, MetadataOutcome } from './import-target.js';
import type { OriginalAnnouncement } from './original-layout.js';

/** Whether announcements here are replaced, and whether anything is written at all. */
export interface ImportMode {
  readonly conflicts: 'keep' | 'replace';
  readonly effect: 'write' | 'try';
}

interface OutcomeRow<Outcome> {
  readonly outcome: Outcome;
}

// A function in FROM runs once for each row, in the order of the rows before it.
const importAnnouncements = `
  select outcome
    from jsonb_array_elements($1::jsonb) with ordinality as given (body, at),
         import_announcement(body, $2) as outcome
   order by at`;
const importMetadata = 'select outcome from import_metadata($1::jsonb, $2, $3) as outcome';

/** PostgreSQL as the target of an import; the functions are in the migration of the administration. */
export class ImportTargetTypeorm implements ImportTarget {
  constructor(
    private readonly db: DataSource,
    private readonly mode: ImportMode,
  ) {}

  putAll(announcements: readonly OriginalAnnouncement[]): Promise<readonly AnnouncementOutcome[]> {
    const rows = announcements.map(({ announcement, announcedAt }) => ({
      ...toAnnouncementRow(announcement),
      announced_at: announcedAt.toISOString(),
    }));
    return this.write(importAnnouncements, rows);
  }

  addAll(component: ComponentName, metadata: readonly Metadata[]): Promise<readonly MetadataOutcome[]> {
    const rows = metadata.map((each) => toMetadataRow(component, each));
    return this.write(importMetadata, rows, [maxMetadata]);
  }

  /** A try does what a write does and takes it back. */
  private async write<Outcome>(
    text: string,
    rows: readonly object[],
    more: readonly unknown[] = [],
  ): Promise<readonly Outcome[]> {
    const runner = this.db.createQueryRunner();
    await runner.startTransaction();
    try {
      const values = [JSON.stringify(rows), this.mode.conflicts === 'replace', ...more];
      const found = (await runner.query(text, values)) as readonly OutcomeRow<Outcome>[];
      if (this.mode.effect === 'write') await runner.commitTransaction();
      return found.map(({ outcome }) => outcome);
    } finally {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      await runner.release();
    }
  }
}
