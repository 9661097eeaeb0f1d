import { useQuery } from '@tanstack/react-query';
import { geoPath } from 'd3-geo';
import { useMemo } from 'react';
import { outlinesQuery } from './outlines.js';
import { projectionOf, type Size, type View } from './projection.js';
import { labelsOf } from './labels.js';
import type { MapPoint } from './map-point.js';

/** With more points labels would overlap; they are shown as tooltips instead. */
const mostLabels = 25;

interface DrawingProps {
  readonly view: View;
  readonly size: Size;
  readonly points: readonly MapPoint[];
  readonly hasTiles: boolean;
}

/** Outlines and points of a map, hidden from screen readers: the page describes them beside the map. */
export const Drawing = ({ view, size, points, hasTiles }: DrawingProps) => (
  <svg width={size.width} height={size.height} aria-hidden>
    {!hasTiles && <Land view={view} size={size} />}
    <Points view={view} size={size} points={points} />
  </svg>
);

function Land({ view, size: { width, height } }: { view: View; size: Size }) {
  const { data: outlines } = useQuery(outlinesQuery);
  const { latitude, longitude } = view.centre;
  const drawn = useMemo(() => {
    const centre = { latitude, longitude };
    const path = geoPath(projectionOf({ centre, zoom: view.zoom }, { width, height }));
    return outlines && { land: path(outlines.land), borders: path(outlines.borders) };
  }, [outlines, latitude, longitude, view.zoom, width, height]);
  return (
    <>
      <path className="map-land" d={drawn?.land ?? ''} />
      <path className="map-borders" d={drawn?.borders ?? ''} />
    </>
  );
}

function Points({ view, size, points }: Omit<DrawingProps, 'hasTiles'>) {
  const projection = projectionOf(view, size);
  const drawn = points.flatMap((point) => {
    const [x, y] = projection([point.longitude, point.latitude]) ?? [];
    return x === undefined || y === undefined ? [] : [{ ...point, x, y }];
  });
  return (
    <>
      {drawn.map(({ id, label, kind, status, x, y }) => (
        <g key={`${kind} ${id}`} transform={`translate(${x}, ${y})`}>
          <title>{label}</title>
          <circle className="map-point" data-kind={kind} data-status={status} r={kind === 'device' ? 6 : 7} />
        </g>
      ))}
      {points.length <= mostLabels &&
        labelsOf(drawn, size).map(({ key, text, others, x, y }) => (
          <text key={key} className="map-label" x={x} y={y}>
            {text}
            {others.length > 0 && <title>{[text, ...others].join('\n')}</title>}
          </text>
        ))}
    </>
  );
}
