import { describe, expect, it } from '@jest/globals';
import { deviceOf } from '../../test/memory/devices.js';
import { createEvent, updateEvent } from './device.events.js';

const now = Date.UTC(2017, 6, 14, 2, 40, 0, 120);

describe('The event of a new device', () => {
  it('leaves out what is not known of its place', () =>
    expect(createEvent(deviceOf({ latitude: 1.5 }), now)).toEqual({
      latitude: 1.5,
      update_at: '2017-07-14T02:40:00.12Z',
    }));

  it('writes whole seconds without a fraction', () =>
    expect(createEvent(deviceOf(), now - 120)).toEqual({ update_at: '2017-07-14T02:40:00Z' }));
});

describe('The event of a changed device', () => {
  it('shows a location that was removed', () =>
    expect(updateEvent(deviceOf({ altitude: 3 }), deviceOf(), now)).toMatchObject({ altitude: 0 }));

  it('has a time when only something else changed', () =>
    expect(updateEvent(deviceOf(), deviceOf({ description: 'new' }), now)).toEqual({
      update_at: '2017-07-14T02:40:00.12Z',
    }));
});
