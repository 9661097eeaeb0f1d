import { AppId } from '@fieldpost/domain';
import { defineError } from '@fieldpost/errors';
import type { DataSource } from 'typeorm';
import { applicationNotFound } from '../access/access.errors.js';
import { operator } from '../audit/actor.js';
import { record } from '../audit/record.js';
import type { Command } from './command.js';

const applicationNotDeleted = defineError(
  'application_not_deleted',
  'invalid_argument',
  'Application not valid: {id} is not deleted',
);
const applicationTooFresh = defineError(
  'application_too_fresh',
  'invalid_argument',
  'Application not valid: tokens made of keys of {id} may live until {until}; --now purges it nevertheless',
);

/** A token that was made of an access key outlives its application by this much at most; then the id is free of it. */
const tokenLifeMs = 24 * 60 * 60 * 1000;

/**
 * Removes a deleted application with its EUIs, keys and collaborators. Its history stays in the audit log, under a kind
 * that nobody reads who takes the id next.
 */
function purge(db: DataSource, id: AppId, deletedBefore: Date | undefined): Promise<void> {
  return db.transaction(async (tx) => {
    const [found] = await tx.query<{ deleted: Date | null }[]>(
      'select deleted from applications where id = $1 for update',
      [id],
    );
    if (!found) throw applicationNotFound({ id });
    if (!found.deleted) throw applicationNotDeleted({ id });
    if (deletedBefore && found.deleted > deletedBefore) {
      const until = new Date(found.deleted.getTime() + tokenLifeMs).toISOString();
      throw applicationTooFresh({ id, until });
    }
    await tx.query(`delete from collaborators where kind = 'apps' and entity_id = $1`, [id]);
    await tx.query('delete from applications where id = $1', [id]);
    await record(tx, operator, { kind: 'apps', id, action: 'application.purged' });
    await tx.query(`update audit_log set kind = 'purged apps' where kind = 'apps' and entity_id = $1`, [id]);
  });
}

export const applicationPurge: Command = {
  name: 'application purge',
  usage: 'application purge ID [--now] [--json]',
  summary: 'Removes a deleted application for good and frees its id; --now does not wait for a day.',
  operand: 'id',
  options: { now: { type: 'boolean' }, json: { type: 'boolean' } },
  run: async (values, { db, print }) => {
    const id = AppId(values['id']);
    await purge(db, id, values['now'] === true ? undefined : new Date(Date.now() - tokenLifeMs));
    const done = { id, done: 'application.purged' };
    print(values['json'] === true ? JSON.stringify(done) : `application.purged ${id}`);
  },
};
