import { beforeEach, describe, expect, it } from '@jest/globals';
import { AppId } from '@fieldpost/domain';
import { Rejections } from '../../limits/rejections.js';
import { ImportSlots } from './import-slots.js';

let rejections: Rejections;
let places: ImportSlots;
const take = (app: string, share: string) => places.take(AppId(app), share);

beforeEach(() => {
  rejections = new Rejections();
  places = new ImportSlots(rejections);
});

describe('Imports of devices', () => {
  it('go into an application one at a time', () => {
    const leave = take('my-app', 'ann');
    expect(() => take('my-app', 'ann')).toThrow('is running');
    leave();
    expect(() => take('my-app', 'ann')).not.toThrow();
  });

  it('are two of one owner at once, so that others find capacity', () => {
    take('app-1', 'ann');
    take('app-2', 'ann');
    expect(() => take('app-3', 'ann')).toThrow(
      expect.objectContaining({ kind: 'resource_exhausted', retryAfter: 10 }),
    );
    expect(rejections.tally.of('imports_of_owner')).toBe(1);
    expect(() => take('app-4', 'ben')).not.toThrow();
  });

  it('are four at once', () => {
    for (const share of ['ann', 'ben', 'carl', 'dora']) take(`app-of-${share}`, share);
    expect(() => take('app-of-eve', 'eve')).toThrow(expect.objectContaining({ kind: 'resource_exhausted' }));
    expect(rejections.tally.of('imports')).toBe(1);
  });
});
