import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { Announcement } from '../register/announcement.js';
import type { Registered } from '../register/register.js';
import { AnnouncementTexts, CachedText } from './announcement-texts.js';

const registered = (certificate: string): Registered => ({
  announcement: { service_name: 'handler', id: 'h1', certificate } as Announcement,
  metadata: [],
  health: undefined,
});
const expanded = { expand: 'addresses' };

describe('A list with expanded addresses', () => {
  it('is encoded once', () => {
    const cached = new AnnouncementTexts();
    const list = [registered('')];
    const first = cached.for(expanded).list(list);
    expect(String(first.bytes)).toContain('"addresses"');
    expect(cached.for(expanded).list(list)).toBe(first);
    expect(String(cached.for({}).list(list).bytes)).not.toContain('"addresses"');
  });

  it('is as long as other lists at most', () => {
    const one = registered('x'.repeat(60_000));
    const list = Array.from({ length: 1_200 }, () => one);
    expect(() => new AnnouncementTexts().for(expanded).list(list)).toThrow('is larger than 67108864 bytes');
  });
});

describe('A response', () => {
  it('that is read once, such as a window of a list, is not compressed', async () => {
    const text = new CachedText(Buffer.alloc(2_000));
    expect(text.gzipped).toBeUndefined();
    await sleep(100);
    expect(text.gzipped).toBeUndefined();
    await sleep(100);
    expect(text.gzipped).toBeDefined();
  });
});
