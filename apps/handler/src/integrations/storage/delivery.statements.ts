import { batchRows, prepared } from '@fieldpost/persistence';
import type { IntegrationRow } from './integrations.repository.js';

/**
 * The integrations that have rows in a table: one look into its index for each of them, however many rows they have.
 * `condition` must be that of the index.
 */
const having = (table: string, condition = 'true'): string => `
  (select app_id, integration from ${table} where ${condition} order by app_id, integration limit 1)
  union all
  select n.app_id, n.integration from present p cross join lateral (
    select app_id, integration from ${table}
    where ${condition} and (app_id, integration) > (p.app_id, p.integration)
    order by app_id, integration limit 1) n`;

/** The row belongs to the integration `p`. */
const ofPresent = 'app_id = p.app_id and integration = p.integration';

/** Arrays of app_id, dev_id, kind, json and traceparent. */
export const addDeliveries = prepared<object>(
  'integration_deliveries_add',
  `insert into integration_deliveries (app_id, integration, dev_id, kind, body, traceparent)
   select i.app_id, i.integration, m.dev_id, m.kind, m.json, m.traceparent
   from ${batchRows('m', { app_id: 'text', dev_id: 'text', kind: 'text', json: 'text', traceparent: 'text' })}
   join integrations i on i.app_id = m.app_id and m.kind = any (i.messages)
   order by m.place`,
);

export interface ClaimedRow extends IntegrationRow {
  readonly id: string;
  readonly dev_id: string;
  readonly kind: string;
  readonly body: string;
  readonly attempts: number;
  readonly traceparent: string | null;
  readonly share: string;
}

/**
 * Attempts per integration; arrays of those under way (app_id, integration, number); deliveries; lease in ms; attempts per
 * owner; arrays of those under way (owner, number).
 */
export const claimDeliveries = prepared<ClaimedRow>(
  'integration_deliveries_claim',
  `with recursive present as (${having('integration_deliveries', 'not is_dead')}),
   capacity as (
     select p.*, coalesce(u.owner, 'application/' || p.app_id) as share, greatest(0, $1::integer - coalesce(r.running, 0)) as places
     from present p
     left join unnest($2::text[], $3::text[], $4::integer[]) as r (app_id, integration, running)
       using (app_id, integration)
     left join application_usage u using (app_id)),
   due as (
     select free.id, free.turn, p.share from capacity p cross join lateral (
       select id, row_number() over (order by due_at) as turn from (
         select id, due_at from integration_deliveries
         where not is_dead and ${ofPresent} and due_at <= now()
         order by due_at limit p.places for update skip locked) waiting) free),
   ranked as (
     select id, share, row_number() over (partition by share order by turn, random()) as turn from due),
   picked as (
     select r.id, r.share from ranked r
     left join unnest($8::text[], $9::integer[]) as o (share, running) using (share)
     where r.turn <= $7::integer - coalesce(o.running, 0)
     order by r.turn, random() limit $5)
   update integration_deliveries d
   set due_at = now() + $6::integer * interval '1 millisecond', attempts = attempts + 1, status = null, error = null
   from picked, integrations i
   where d.id = picked.id and i.app_id = d.app_id and i.integration = d.integration
   returning d.id, d.dev_id, d.kind, d.body, d.attempts, d.traceparent, picked.share,
     i.app_id, i.integration, i.url, i.messages, i.headers, i.secret`,
);

/** Arrays of id, attempt, ms, status, error and ms until the next attempt (null for none). */
export const settleDeliveries = prepared<object>(
  'integration_deliveries_settle',
  `with told as (
     select * from unnest($1::bigint[], $2::smallint[], $3::integer[], $4::smallint[], $5::text[], $6::bigint[])
       as t (id, attempt, ms, status, error, wait)),
   written as (
     insert into integration_attempts
       (app_id, integration, delivery_id, dev_id, kind, attempt, ms, status, error)
     select d.app_id, d.integration, d.id, d.dev_id, d.kind, t.attempt, t.ms, t.status, t.error
     from told t join integration_deliveries d on d.id = t.id),
   arrived as (delete from integration_deliveries d using told t where d.id = t.id and t.error is null),
   ended as (
     select d.app_id, d.integration, bool_or(t.error is null) as works
     from told t join integration_deliveries d on d.id = t.id group by 1, 2),
   turned as (
     select i.app_id, i.integration, e.works from integrations i join ended e using (app_id, integration)
     where (i.failing_since is null) <> e.works order by 1, 2 for no key update of i),
   marked as (
     update integrations i set failing_since = case when t.works then null else now() end
     from turned t where i.app_id = t.app_id and i.integration = t.integration)
   update integration_deliveries d
   set status = t.status, error = t.error, is_dead = t.wait is null,
     due_at = now() + coalesce(t.wait, 0) * interval '1 millisecond'
   from told t where d.id = t.id and t.error is not null`,
);

const endOfTrim = 1_000;

const beyond = (condition: string, kept: string): string => `
  select x.id from present p cross join lateral (
    select id from integration_deliveries
    where ${ofPresent} and ${condition} and id <= (
      select id from integration_deliveries
      where ${ofPresent} and ${condition} order by id desc offset ${kept} limit 1)
    order by id limit ${endOfTrim} for update skip locked) x`;

export interface TrimmedRow {
  readonly app_id: string;
  readonly integration: string;
  readonly messages: number;
}

/** Deliveries that may wait. Removes at most a thousand of one integration. */
export const trimWaiting = prepared<TrimmedRow>(
  'integration_deliveries_trim',
  `with recursive present as (${having('integration_deliveries', 'not is_dead')}),
   removed as (
     delete from integration_deliveries where id in (${beyond('not is_dead', '$1::integer')})
     returning app_id, integration),
   counted as (select app_id, integration, count(*)::integer as messages from removed group by 1, 2)
   update integrations i set dropped = dropped + c.messages
   from counted c where i.app_id = c.app_id and i.integration = c.integration
   returning i.app_id, i.integration, c.messages`,
);

/** Dead letters that are kept; likewise. */
export const trimDead = prepared<object>(
  'integration_dead_letters_trim',
  `with recursive present as (${having('integration_deliveries')})
   delete from integration_deliveries where id in (${beyond('is_dead', '$1::integer')})`,
);

/** Attempts that are kept. */
export const trimAttempts = prepared<object>(
  'integration_attempts_trim',
  `with recursive present as (${having('integration_attempts')})
   delete from integration_attempts where id in (
     select x.id from present p cross join lateral (
       select id from integration_attempts
       where ${ofPresent} and id <= (
         select id from integration_attempts where ${ofPresent} order by id desc offset $1::integer limit 1)
       limit ${endOfTrim * 10}) x)`,
);
