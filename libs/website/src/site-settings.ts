import type { SiteBrand } from './brand.js';

/** Settings for the pages of the website, served at `/console/settings.json`. */
export interface SiteSettings extends SiteBrand {
  /** Map tiles. Without them maps show only outlines, and no other host is contacted. */
  readonly map?: MapSettings;
}

export interface MapSettings {
  /** URL of a tile of 256 pixels in Web Mercator, with `{z}`, `{x}` and `{y}` in it. */
  readonly tiles: string;
  /** Attribution of the tiles, as plain text. */
  readonly attribution: string;
}

const slots = ['{z}', '{x}', '{y}'];

/**
 * The settings of tiles at this URL. Its host is the only one that pages may show pictures of, and the one they are owed
 * to where nothing else is said. Throws `TypeError`.
 */
export function readMapSettings(tiles: string, attribution?: string): MapSettings {
  const url = URL.canParse(tiles) ? new URL(tiles) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.host.includes('{'))
    throw new TypeError('should be an http or https URL of one host');
  if (!slots.every((slot) => tiles.includes(slot)))
    throw new TypeError(`should have ${slots.join(', ')} in it`);
  return { tiles, attribution: attribution ?? url.host };
}
