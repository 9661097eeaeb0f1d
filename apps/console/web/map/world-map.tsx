import './map.css';
import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { siteSettingsQuery } from '../api/site-settings.js';
import { Drawing } from './drawing.js';
import type { MapPoint } from './map-point.js';
import { mapTexts as words } from './map.texts.js';
import { type GeoLocation, type Scale, scaleOf } from './projection.js';
import { Tiles } from './tiles.js';
import { useView } from './use-view.js';

export interface WorldMapProps {
  /** Label of the map for screen readers. */
  readonly label: string;
  /** Pages with points describe them in text as well, for example in a table. */
  readonly points: readonly MapPoint[];
  /** Called with the location of a click. `LocationField` adds number fields for the keyboard. */
  readonly onPick?: (place: GeoLocation) => void;
}

/**
 * World map with points: outlines from this host, over the tiles of the site if set. Shows all points until
 * the user moves it.
 */
export function WorldMap({ label, points, onPick }: WorldMapProps) {
  const { ref, width, height } = useElementSize();
  const size = { width: Math.max(width, 1), height: Math.max(height, 1) };
  const { view, zoom, showAll, handlers } = useView(points, size, onPick);
  const { data: settings } = useQuery(siteSettingsQuery);
  const hint = useId();
  return (
    <div className="map">
      <div
        ref={ref}
        className="map-surface"
        role="application"
        aria-label={label}
        aria-describedby={hint}
        tabIndex={0}
        data-picks={onPick !== undefined}
        {...handlers}
      >
        {settings?.map && <Tiles url={settings.map.tiles} view={view} size={size} />}
        <Drawing view={view} size={size} points={points} hasTiles={settings?.map !== undefined} />
      </div>
      <div className="map-tools">
        <Button size="compact-sm" variant="default" aria-label={words.nearer} onClick={() => zoom(1)}>
          +
        </Button>
        <Button size="compact-sm" variant="default" aria-label={words.farther} onClick={() => zoom(-1)}>
          −
        </Button>
        <Button size="compact-sm" variant="default" onClick={showAll}>
          {words.all}
        </Button>
      </div>
      <span hidden id={hint}>
        {words.keys}
      </span>
      <ScaleBar scale={scaleOf(view)} />
      <span className="map-sources">{settings?.map?.attribution ?? words.land}</span>
    </div>
  );
}

const ScaleBar = ({ scale: { metres, pixels } }: { scale: Scale }) => (
  <span className="map-scale" style={{ width: pixels }}>
    {metres < 1000 ? words.metres(metres) : words.kilometres(metres / 1000)}
  </span>
);
