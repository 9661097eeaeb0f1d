import { queryOptions } from '@tanstack/react-query';

/** Colours as `#rrggbb`: the accent, and those of texts that can be read with it. */
export interface SiteColours {
  readonly accent: string;
  readonly hover: string;
  readonly onAccent: string;
  readonly linkLight: string;
  readonly linkDark: string;
  readonly tintLight: string;
  readonly onTintLight: string;
  readonly tintDark: string;
  readonly onTintDark: string;
}

/** Settings that the operator made for the pages; the server has checked them. */
export interface SiteSettings {
  readonly name?: string;
  /** URL of an image that the content security policy allows. */
  readonly logo?: string;
  readonly colours?: SiteColours;
  readonly links?: readonly { readonly label: string; readonly url: string }[];
  /** For users who are not logged in. */
  readonly notice?: string;
  /** Map tiles; without them maps show outlines only. */
  readonly map?: {
    /** URL of a tile, with `{z}`, `{x}` and `{y}`. */
    readonly tiles: string;
    readonly attribution: string;
  };
}

/** The settings of this site; empty by default. */
export const siteSettingsQuery = queryOptions({
  queryKey: ['site-settings'],
  staleTime: Infinity,
  queryFn: async ({ signal }): Promise<SiteSettings> => {
    const answer = await fetch('/console/settings.json', { signal });
    return answer.ok ? ((await answer.json()) as SiteSettings) : {};
  },
});
