/** What an operator chooses for the pages of the website; they read it at `/console/settings.json`. */
export interface SiteSettings {
  /** Pictures under the maps. Without them maps show outlines alone, and no other host is asked for anything. */
  readonly map?: MapSettings;
}

export interface MapSettings {
  /** URL of a tile of 256 pixels in Web Mercator, with `{z}`, `{x}` and `{y}` in it. */
  readonly tiles: string;
  /** Whom the pictures are owed to, as plain text. */
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
