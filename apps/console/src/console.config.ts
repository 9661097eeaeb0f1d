import { parsedBy, port, serverSettings } from '@fieldpost/config';
import { readMapSettings, type SiteSettings } from '@fieldpost/website';
import { z } from 'zod';

/** Every setting of the console's server: the key is the environment name, the description becomes docs/reference/config.md. */
export const consoleSettings = serverSettings.extend({
  CONSOLE_HTTP_PORT: port(3002).describe('Port of the console.'),
  FIELDPOST_MAP_TILES: parsedBy((text) => readMapSettings(text).tiles)
    .optional()
    .describe(
      'URL of map tiles with `{z}`, `{x}` and `{y}`; its host is added to the content security policy for images. Empty: maps show outlines.',
    ),
  FIELDPOST_MAP_ATTRIBUTION: z
    .string()
    .optional()
    .describe('Attribution of the map tiles; default: their host.'),
});

export type ConsoleSettings = Readonly<z.infer<typeof consoleSettings>>;

/** The operator's settings for the pages. */
export const siteOf = ({ FIELDPOST_MAP_TILES, FIELDPOST_MAP_ATTRIBUTION }: ConsoleSettings): SiteSettings =>
  FIELDPOST_MAP_TILES === undefined
    ? {}
    : { map: readMapSettings(FIELDPOST_MAP_TILES, FIELDPOST_MAP_ATTRIBUTION) };
