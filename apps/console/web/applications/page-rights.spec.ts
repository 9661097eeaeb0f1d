import { describe, expect, it } from '@jest/globals';
import { devicePages } from '../devices/device-pages.js';
import { applicationPages } from './application-pages.js';
import { pageAt } from './page-rights.js';

const at = '/console/applications/my-app';
const needed = (path: string) => pageAt(applicationPages, { appId: 'my-app' }, at + path)?.needs;
const neededOfDevice = (path: string) =>
  pageAt(devicePages, { appId: 'my-app', devId: 'roof' }, `${at}/devices/roof${path}`)?.needs;

describe('The right that a page needs', () => {
  it.each([
    ['', undefined],
    ['/', undefined],
    ['/devices', 'devices'],
    ['/devices/-new', 'devices'],
    ['/data', 'messages:up:r'],
    ['/connect', undefined],
    ['/payload-functions', 'settings'],
    ['/integrations/-new', 'settings'],
    ['/access-keys/-new', 'settings'],
    ['/collaborators', undefined],
    ['/settings', undefined],
    ['/unknown', undefined],
  ])('is that of the section of the application: %s', (path, right) => expect(needed(path)).toBe(right));

  it.each([
    ['', 'devices'],
    ['/', 'devices'],
    ['/data', 'messages:up:r'],
    ['/downlinks', 'messages:down:w'],
    ['/simulate', 'devices'],
    ['/messages', 'messages:up:r'],
    ['/settings', 'devices'],
  ])('is that of the page of the device: %s', (path, right) => expect(neededOfDevice(path)).toBe(right));
});
