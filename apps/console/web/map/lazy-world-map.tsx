import './map.css';
import { type ComponentProps, lazy, Suspense } from 'react';
import { texts } from '../texts.js';

const WorldMap = lazy(async () => ({ default: (await import('./world-map.js')).WorldMap }));

/** A map that is loaded after its page, which has the space for it. */
export const LazyWorldMap = (props: ComponentProps<typeof WorldMap>) => (
  <Suspense fallback={<div className="map" role="status" aria-label={texts.loading} />}>
    <WorldMap {...props} />
  </Suspense>
);
