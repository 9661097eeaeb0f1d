import { queryOptions } from '@tanstack/react-query';
import type { GeoPermissibleObjects } from 'd3-geo';
import type { mesh as meshOf } from 'topojson-client';
import atlasUrl from 'world-atlas/countries-50m.json?url';

/** Land and borders of Natural Earth, 1:50 million. */
export interface Outlines {
  readonly land: GeoPermissibleObjects;
  readonly borders: GeoPermissibleObjects;
}

type Atlas = Parameters<typeof meshOf>[0];

/** Loaded once from this host, when the first map is shown. */
export const outlinesQuery = queryOptions({
  queryKey: ['outlines'],
  staleTime: Infinity,
  queryFn: async ({ signal }): Promise<Outlines> => {
    const [{ feature, mesh }, answer] = await Promise.all([
      import('topojson-client'),
      fetch(atlasUrl, { signal }),
    ]);
    const atlas = (await answer.json()) as Atlas;
    const countries = atlas.objects['countries'] as Parameters<typeof meshOf>[1];
    const borders = mesh(atlas, countries, (one, other) => one !== other);
    return { land: feature(atlas, 'land'), borders };
  },
});
