import { describe, expect, it } from '@jest/globals';
import { siteIn } from './site.js';

const tiles = 'https://tiles.example.com/{z}/{x}/{y}.png';

describe('The map of the console', () => {
  it('uses no other host where the environment names none', () => {
    const none = { settings: {}, logo: undefined };
    expect(siteIn({})).toEqual(none);
    expect(siteIn({ FIELDPOST_MAP_TILES: '' })).toEqual(none);
  });

  it('shows the tiles of the environment with their attribution', () => {
    const map = { tiles, attribution: '© Example' };
    expect(siteIn({ FIELDPOST_MAP_TILES: tiles, FIELDPOST_MAP_ATTRIBUTION: '© Example' }).settings).toEqual({
      map,
    });
    expect(siteIn({ FIELDPOST_MAP_TILES: tiles }).settings.map?.attribution).toBe('tiles.example.com');
  });

  it.each(['nowhere', 'https://example.com'])('is not started with tiles at "%s"', (url) =>
    expect(() => siteIn({ FIELDPOST_MAP_TILES: url })).toThrow('FIELDPOST_MAP_TILES not valid: should'),
  );
});

describe('The brand of the site', () => {
  it('is that of the environment', () =>
    expect(siteIn({ FIELDPOST_SITE_NAME: 'Acme', FIELDPOST_LOGIN_NOTICE: 'Hello' }).settings).toEqual({
      name: 'Acme',
      notice: 'Hello',
    }));

  it('is not started with a logo that is no image', () =>
    expect(() => siteIn({ CONSOLE_LOGO_FILE: import.meta.filename })).toThrow(
      'CONSOLE_LOGO_FILE not valid: should be an SVG, PNG, JPEG or WebP file',
    ));

  it('is not started with a logo that cannot be read', () =>
    expect(() => siteIn({ CONSOLE_LOGO_FILE: '/no/such/logo.svg' })).toThrow(
      /^CONSOLE_LOGO_FILE not valid: .*ENOENT/,
    ));
});
