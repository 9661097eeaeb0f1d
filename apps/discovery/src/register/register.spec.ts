import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Announcement, ComponentName } from './announcement.js';
import { Register } from './register.js';

const handler = (id: string): ComponentName => ({ service_name: 'handler', id });
const app = (value: string) => ({ kind: 'app_id', value }) as const;
const prefix = (value: string) => ({ kind: 'dev_addr_prefix', value }) as const;

const announcement = (name: ComponentName, changes: Partial<Announcement> = {}): Announcement => ({
  ...name,
  service_version: '',
  description: '',
  url: '',
  public: false,
  net_address: '',
  public_key: '',
  certificate: '',
  api_address: '',
  mqtt_address: '',
  amqp_address: '',
  operator_name: '',
  contact: '',
  icon_url: '',
  ...changes,
});

let register: Register;
beforeEach(() => {
  register = new Register();
  for (const id of ['h2', 'h10', 'h1']) register.announce(announcement(handler(id)));
});

const metadataOf = (id: string) => register.get(handler(id))?.metadata.map(({ value }) => value);

describe('The register', () => {
  it('lists a service by id, bytewise', () =>
    expect(register.list('handler').map(({ announcement: { id } }) => id)).toEqual(['h1', 'h10', 'h2']));

  it('counts the components that announced themselves, by state, and their identifiers', () => {
    register.addMetadata(handler('h1'), app('one'));
    register.addMetadata(handler('h1'), app('two'));
    register.addMetadata(handler('unannounced'), app('three'));
    register.setHealth(handler('h1'), { state: 'up', since: new Date(0) });
    register.setHealth(handler('h2'), { state: 'down', since: new Date(0) });
    expect(register.tally('handler')).toEqual({ up: 1, down: 1, unknown: 1, metadata: 2 });
  });

  it('lists nothing for a service without components', () => expect(register.list('router')).toEqual([]));

  it('keeps the metadata of a component that announces itself again', () => {
    register.addMetadata(handler('h1'), app('my-app'));
    register.announce(announcement(handler('h1'), { description: 'new' }));
    expect(register.get(handler('h1'))).toMatchObject({
      announcement: { description: 'new' },
      metadata: [app('my-app')],
    });
  });

  it('sorts metadata by kind, then by value', () => {
    register.addMetadata(handler('h1'), { kind: 'gateway_id', value: 'gw' });
    register.addMetadata(handler('h1'), app('b-app'));
    register.addMetadata(handler('h1'), prefix('26000000/20'));
    register.addMetadata(handler('h1'), app('a-app'));
    register.addMetadata(handler('h1'), { kind: 'app_eui', value: '70B3D57EF0000024' });
    expect(metadataOf('h1')).toEqual(['70B3D57EF0000024', 'a-app', 'b-app', 'gw', '26000000/20']);
  });

  it('forgets a component that is withdrawn, with all that it has', () => {
    register.addMetadata(handler('h1'), app('my-app'));
    register.addMetadata(handler('h2'), app('other-app'));
    const before = register.list('handler');
    register.withdraw(handler('h1'));
    expect(register.list('handler').map(({ announcement: { id } }) => id)).toEqual(['h10', 'h2']);
    expect(before).toHaveLength(3);
    expect(register.get(handler('h1'))).toBeUndefined();
    expect(register.count('handler')).toBe(2);
    expect(register.ownerOf('app_id', 'my-app')).toBeUndefined();
    expect(register.ownerOf('app_id', 'other-app')).toEqual(handler('h2'));
    register.announce(announcement(handler('h1')));
    expect(metadataOf('h1')).toEqual([]);
  });

  it('leaves everything as it is when a stranger is withdrawn, or one that never announced itself', () => {
    register.addMetadata(handler('silent'), app('my-app'));
    register.withdraw(handler('stranger'));
    register.withdraw(handler('silent'));
    expect(register.list('handler')).toHaveLength(3);
    expect(register.ownerOf('app_id', 'my-app')).toBeUndefined();
  });

  it('gives an application to the last handler that announced it, and takes it from the one before', () => {
    register.addMetadata(handler('h1'), app('my-app'));
    expect(register.addMetadata(handler('h2'), app('my-app'))).toEqual(handler('h1'));
    expect(register.ownerOf('app_id', 'my-app')).toEqual(handler('h2'));
    expect(metadataOf('h1')).toEqual([]);
    expect(metadataOf('h2')).toEqual(['my-app']);
  });

  it('does not lose an application when its former handler lets go of it', () => {
    register.addMetadata(handler('h1'), app('my-app'));
    register.addMetadata(handler('h2'), app('my-app'));
    register.removeMetadata(handler('h1'), app('my-app'));
    expect(register.ownerOf('app_id', 'my-app')).toEqual(handler('h2'));
  });

  it('forgets an application that its handler lets go of', () => {
    register.addMetadata(handler('h1'), app('my-app'));
    register.removeMetadata(handler('h1'), app('my-app'));
    expect(register.ownerOf('app_id', 'my-app')).toBeUndefined();
  });

  it('leaves one address prefix with several components', () => {
    register.addMetadata(handler('h1'), prefix('26000000/20'));
    register.addMetadata(handler('h2'), prefix('26000000/20'));
    expect([metadataOf('h1'), metadataOf('h2')]).toEqual([['26000000/20'], ['26000000/20']]);
  });

  it('shows metadata of an unknown component as soon as that announces itself', () => {
    register.addMetadata(handler('h9'), app('my-app'));
    expect(register.get(handler('h9'))).toBeUndefined();
    expect(register.ownerOf('app_id', 'my-app')).toEqual(handler('h9'));
    register.announce(announcement(handler('h9')));
    expect(metadataOf('h9')).toEqual(['my-app']);
  });

  it('lists what has just changed', () => {
    register.list('handler');
    register.announce(announcement(handler('h0')));
    expect(register.list('handler')).toHaveLength(4);
    register.addMetadata(handler('h0'), app('my-app'));
    expect(register.list('handler')[0]?.metadata).toEqual([app('my-app')]);
  });
});

describe('What readers get of the register', () => {
  it('stays the same object until its content changes', () => {
    const [h1, list] = [register.get(handler('h1')), register.list('handler')];
    register.announce(announcement(handler('h1')));
    register.addMetadata({ service_name: 'broker', id: 'b1' }, prefix('26000000/20'));
    register.removeMetadata(handler('h1'), app('not-there'));
    expect(register.get(handler('h1'))).toBe(h1);
    expect(register.list('handler')).toBe(list);
  });

  it('is another object once its content has changed', () => {
    const [h1, h2, list] = [
      register.get(handler('h1')),
      register.get(handler('h2')),
      register.list('handler'),
    ];
    register.addMetadata(handler('h1'), app('my-app'));
    expect(register.get(handler('h1'))).not.toBe(h1);
    expect(register.get(handler('h2'))).toBe(h2);
    expect(register.list('handler')).not.toBe(list);
    expect(h1?.metadata).toEqual([]);
  });

  it('is the same object after a reload, where nothing has changed', () => {
    const [h1, h2, list] = [
      register.get(handler('h1')),
      register.get(handler('h2')),
      register.list('handler'),
    ];
    const same = new Register();
    for (const id of ['h1', 'h2', 'h10']) same.announce(announcement(handler(id)));
    register.become(same);
    expect(register.list('handler')).toBe(list);
    const other = new Register();
    for (const id of ['h1', 'h2']) other.announce(announcement(handler(id)));
    other.addMetadata(handler('h2'), app('my-app'));
    register.become(other);
    expect(register.get(handler('h1'))).toBe(h1);
    expect(register.get(handler('h2'))).not.toBe(h2);
    expect(register.list('handler')).toHaveLength(2);
    expect(register.ownerOf('app_id', 'my-app')).toEqual(handler('h2'));
  });

  it('is a window of the list in the same order', () => {
    expect(register.window('handler', 1, 2)).toEqual(register.list('handler').slice(1, 2));
    expect(register.window('handler', 5, Infinity)).toEqual([]);
  });
});

describe('The health of a component', () => {
  const since = new Date('2026-11-21T12:00:00Z');

  it('is unknown until the first check, and keeps the time of its last change', () => {
    expect(register.get(handler('h1'))?.health).toBeUndefined();
    register.setHealth(handler('h1'), { state: 'down', since });
    const view = register.get(handler('h1'));
    register.setHealth(handler('h1'), { state: 'down', since: new Date() });
    expect(register.get(handler('h1'))).toBe(view);
    expect(view?.health).toEqual({ state: 'down', since });
  });

  it('is kept after another announcement, and after a reload', () => {
    register.setHealth(handler('h1'), { state: 'up', since });
    register.announce(announcement(handler('h1'), { description: 'new' }));
    const next = new Register();
    next.announce(announcement(handler('h1'), { description: 'newer' }));
    register.become(next);
    expect(register.get(handler('h1'))).toMatchObject({
      announcement: { description: 'newer' },
      health: { state: 'up' },
    });
  });
});
