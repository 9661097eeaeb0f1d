import { queryOptions } from '@tanstack/react-query';

/** Settings that the operator made for the pages. */
export interface SiteSettings {
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
