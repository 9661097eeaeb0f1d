import { queryOptions } from '@tanstack/react-query';

/** What whoever runs the console has chosen for its pages. */
export interface SiteSettings {
  /** Pictures under maps; without them maps show outlines alone. */
  readonly map?: {
    /** URL of a tile, with `{z}`, `{x}` and `{y}` in it. */
    readonly tiles: string;
    readonly attribution: string;
  };
}

/** The settings of this site; none where nobody made any. */
export const siteSettingsQuery = queryOptions({
  queryKey: ['site-settings'],
  staleTime: Infinity,
  queryFn: async ({ signal }): Promise<SiteSettings> => {
    const answer = await fetch('/console/settings.json', { signal });
    return answer.ok ? ((await answer.json()) as SiteSettings) : {};
  },
});
