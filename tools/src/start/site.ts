import { Problem } from '@fieldpost/testing';
import { readMapSettings, type SiteSettings } from '@fieldpost/website';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings of the console's pages from the environment. */
export function siteIn({
  FIELDPOST_MAP_TILES: tiles,
  FIELDPOST_MAP_ATTRIBUTION: attribution,
}: Environment): SiteSettings {
  if (tiles === undefined || tiles === '') return {};
  try {
    return { map: readMapSettings(tiles, attribution) };
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw new Problem(`FIELDPOST_MAP_TILES not valid: ${cause.message}.`, { cause });
  }
}
