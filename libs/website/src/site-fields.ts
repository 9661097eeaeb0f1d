import { parsedBy } from '@fieldpost/config';
import { z } from 'zod';
import { readColours, readLinks, readLogo, readNotice, readSiteName, type SiteBrand } from './brand.js';
import { readImage } from './website-image.js';
import { readMapSettings, type SiteSettings } from './site-settings.js';

/** Settings of the brand, which the console and oauth have in common. */
export const brandFields = {
  FIELDPOST_SITE_NAME: parsedBy(readSiteName)
    .optional()
    .describe('Name of the site in the console and on login pages; default: Fieldpost.'),
  FIELDPOST_SITE_LOGO: parsedBy(readLogo)
    .optional()
    .describe(
      'Logo of the site: an https URL, whose host is added to the content security policy for images, or a path of the site, such as /console/logo for the file in CONSOLE_LOGO_FILE.',
    ),
  FIELDPOST_SITE_ACCENT: parsedBy(readColours)
    .optional()
    .describe(
      'Accent of buttons and links, such as #0b6b75. Colours of texts are computed so that they can be read.',
    ),
  FIELDPOST_SITE_LINKS: parsedBy(readLinks)
    .optional()
    .describe(
      'Links in the help menu of the console and below login pages, comma-separated: Help=https://help.example,Imprint=/imprint.',
    ),
  FIELDPOST_LOGIN_NOTICE: parsedBy(readNotice)
    .optional()
    .describe('Plain text on the pages where users log in and register; at most 500 characters.'),
};

/** Settings of the console's pages. */
export const siteFields = {
  ...brandFields,
  CONSOLE_LOGO_FILE: parsedBy(readImage)
    .optional()
    .describe('Image file (SVG, PNG, JPEG or WebP) that the console serves at /console/logo.'),
  FIELDPOST_MAP_TILES: parsedBy((text) => readMapSettings(text).tiles)
    .optional()
    .describe(
      'URL of map tiles with `{z}`, `{x}` and `{y}`; its host is added to the content security policy for images. Empty: maps show outlines.',
    ),
  FIELDPOST_MAP_ATTRIBUTION: z
    .string()
    .optional()
    .describe('Attribution of the map tiles; default: their host.'),
};

type Values<Fields extends Readonly<Record<string, z.ZodType>>> = {
  readonly [Name in keyof Fields]?: z.output<Fields[Name]> | undefined;
};

/** The brand in the settings of an app. */
export const brandOf = (settings: Values<typeof brandFields>): SiteBrand => {
  const brand = {
    name: settings.FIELDPOST_SITE_NAME,
    logo: settings.FIELDPOST_SITE_LOGO,
    colours: settings.FIELDPOST_SITE_ACCENT,
    links: settings.FIELDPOST_SITE_LINKS,
    notice: settings.FIELDPOST_LOGIN_NOTICE,
  };
  return Object.fromEntries(Object.entries(brand).filter(([, value]) => value !== undefined));
};

/** The operator's settings for the console's pages. */
export const siteOf = (settings: Values<typeof siteFields>): SiteSettings => ({
  ...brandOf(settings),
  ...(settings.FIELDPOST_MAP_TILES !== undefined && {
    map: readMapSettings(settings.FIELDPOST_MAP_TILES, settings.FIELDPOST_MAP_ATTRIBUTION),
  }),
});
