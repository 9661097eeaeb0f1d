import { beforeEach, describe, expect, it } from '@jest/globals';
import type { watch } from '@fieldpost/contracts';
import { applyChange, type ChangeBody } from '../feed/change.js';
import { RecentEffects } from '../feed/recent-effects.js';
import { RowReader } from '../feed/rows.js';
import { SharedTexts } from '../feed/shared-texts.js';
import { Register } from '../register/register.js';
import { handlerRow } from '../../test/memory/memory-feed.js';
import { Watch } from './watch.js';

const rows = new RowReader(new SharedTexts(10));
const app = (id: string, value: string) => ({ service_name: 'handler', id, kind: 'app_id', value }) as const;

let register: Register;
let feed: { epoch: string; loads: number; recent: RecentEffects };

const change = (body: ChangeBody) => feed.recent.push(applyChange(register, rows, body));
const watchFrom = (position = '', services: readonly ('handler' | 'broker')[] = ['handler']) =>
  new Watch(register, feed, { services, position });

/** Everything that a watcher can be sent now. */
function take(watching: Watch): watch.WatchEvent[] {
  const events: watch.WatchEvent[] = [];
  for (let event = watching.next(); event; event = watching.next()) events.push(event);
  return events;
}

beforeEach(() => {
  register = new Register();
  feed = { epoch: 'e1', loads: 1, recent: new RecentEffects(5) };
  for (const id of ['h1', 'h2']) change({ announced: handlerRow(id) });
});

describe('A watcher', () => {
  it('is first sent what there is', () => {
    const events = take(watchFrom());
    expect(events).toMatchObject([
      { reset: {} },
      { present: { id: 'h1' } },
      { present: { id: 'h2' } },
      { complete: {}, position: 'e1.2' },
    ]);
  });

  it('is sent each change once, in order, with its position', () => {
    const watching = watchFrom();
    take(watching);
    change({ announced: handlerRow('h3') });
    change({ added: app('h1', 'my-app') });
    change({ removed: app('h1', 'my-app') });
    expect(take(watching)).toMatchObject([
      { announced: { id: 'h3' }, position: 'e1.3' },
      { metadata_added: { id: 'h1', metadata: { app_id: 'my-app' }, taken_from: '' }, position: 'e1.4' },
      { metadata_removed: { id: 'h1', metadata: { app_id: 'my-app' } }, position: 'e1.5' },
    ]);
    expect(take(watching)).toEqual([]);
  });

  it('gets the old and the new handler of an application', () => {
    change({ added: app('h1', 'my-app') });
    const watching = watchFrom();
    take(watching);
    change({ added: app('h2', 'my-app') });
    expect(take(watching)).toMatchObject([{ metadata_added: { id: 'h2', taken_from: 'h1' } }]);
  });

  it('gets the removal of a component', () => {
    const watching = watchFrom();
    take(watching);
    change({ withdrawn: { service_name: 'handler', id: 'h1' } });
    expect(take(watching)).toEqual([{ withdrawn: { service_name: 'handler', id: 'h1' }, position: 'e1.3' }]);
    expect(take(watchFrom()).map(({ present }) => present?.id)).toEqual([undefined, 'h2', undefined]);
  });

  it('misses nothing that happens while it is still sent what there is', () => {
    const watching = watchFrom();
    watching.next();
    change({ announced: handlerRow('h0') });
    expect(take(watching).map(({ announced, present }) => (announced ?? present)?.id)).toEqual([
      'h1',
      'h2',
      undefined,
      'h0',
    ]);
  });

  it('gets only changes of the requested services', () => {
    const watching = watchFrom('', ['broker']);
    expect(take(watching)).toHaveLength(2);
    change({ announced: handlerRow('h3') });
    change({ announced: { ...handlerRow('b1'), service_name: 'broker' } });
    expect(take(watching)).toMatchObject([{ announced: { id: 'b1' } }]);
  });

  it('goes on after the position that it has seen', () => {
    change({ announced: handlerRow('h3') });
    expect(take(watchFrom('e1.2'))).toMatchObject([{ announced: { id: 'h3' } }]);
    expect(take(watchFrom('e1.3'))).toEqual([]);
  });

  it('waits at a position that another replica has reached before this one', () => {
    const watching = watchFrom('e1.3');
    change({ announced: handlerRow('h3') });
    expect(take(watching)).toEqual([]);
    change({ announced: handlerRow('h4') });
    expect(take(watching)).toMatchObject([{ announced: { id: 'h4' } }]);
  });

  it.each(['e2.2', 'nonsense', 'e1.', 'e1.2x'])('starts again with the position %s', (position) =>
    expect(take(watchFrom(position))[0]).toEqual({ reset: {} }),
  );

  it('starts again with a position that is too old', () => {
    for (let count = 0; count < 5; count += 1) change({ announced: handlerRow(`new-${count}`) });
    expect(take(watchFrom('e1.1'))[0]).toEqual({ reset: {} });
    expect(take(watchFrom('e1.2'))).toHaveLength(5);
  });

  it('ends when it is too slow, and no other does', () => {
    const [slow, quick] = [watchFrom(), watchFrom()];
    take(slow);
    for (let count = 0; count < 6; count += 1) {
      change({ announced: handlerRow(`new-${count}`) });
      take(quick);
    }
    expect(() => slow.check()).toThrow(expect.objectContaining({ kind: 'resource_exhausted' }));
    expect(() => quick.check()).not.toThrow();
  });

  it('ends when the replica has skipped changes', () => {
    const watching = watchFrom();
    feed.loads += 1;
    expect(() => take(watching)).toThrow(expect.objectContaining({ kind: 'unavailable' }));
  });
});
