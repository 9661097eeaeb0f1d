import { describe, expect, it } from '@jest/globals';
import { siteIn } from './site.js';

const tiles = 'https://tiles.example.com/{z}/{x}/{y}.png';

describe('The map of the console', () => {
  it('uses no other host where the environment names none', () => {
    expect(siteIn({})).toEqual({});
    expect(siteIn({ FIELDPOST_MAP_TILES: '' })).toEqual({});
  });

  it('shows the tiles of the environment with their attribution', () => {
    const map = { tiles, attribution: '© Example' };
    expect(siteIn({ FIELDPOST_MAP_TILES: tiles, FIELDPOST_MAP_ATTRIBUTION: '© Example' })).toEqual({ map });
    expect(siteIn({ FIELDPOST_MAP_TILES: tiles }).map?.attribution).toBe('tiles.example.com');
  });

  it.each(['nowhere', 'https://example.com'])('is not started with tiles at "%s"', (url) =>
    expect(() => siteIn({ FIELDPOST_MAP_TILES: url })).toThrow('FIELDPOST_MAP_TILES not valid: should'),
  );
});
