import type { MapPoint } from './map-point.js';
import type { Size } from './projection.js';

/** A point of a map, in pixels from its corner. */
export interface PointAt extends Pick<MapPoint, 'id' | 'kind' | 'label'> {
  readonly x: number;
  readonly y: number;
}

/** A label beside a point. */
export interface Label {
  /** Unique on the map. */
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** That of the first of its points. */
  readonly text: string;
  /** Those of the other points at this place. */
  readonly others: readonly string[];
}

/** Points that are nearer than this cannot be told apart, so they share a label. Pixels. */
const nearness = 18;
const beside = 10;
/** Baseline of a label beside its point, below it, and above it. */
const [middle, below, above] = [4, 22, -12];
/** A letter of a label, which is 0.8 rem high and bold, and the space for a number of others. */
const letterWidth = 7.5;
const letterHeight = 10;
const edge = 4;

/** One label for the points of each place, inside of a map of this size. */
export function labelsOf(points: readonly PointAt[], size: Size): readonly Label[] {
  const places: PointAt[][] = [];
  for (const point of points) {
    const place = places.find(
      ([first]) => first && Math.hypot(first.x - point.x, first.y - point.y) < nearness,
    );
    if (place) place.push(point);
    else places.push([point]);
  }
  return places.flatMap(([first, ...others]) =>
    first
      ? [
          labelOf(
            first,
            others.map(({ label }) => label),
            size,
          ),
        ]
      : [],
  );
}

function labelOf(point: PointAt, others: readonly string[], { width, height }: Size): Label {
  const { id, kind, x, y } = point;
  const text = others.length === 0 ? point.label : `${point.label} +${others.length}`;
  const length = text.length * letterWidth;
  const isOutside = x < 0 || x > width || y < 0 || y > height;
  const [highest, lowest] = [edge + letterHeight, height - edge];
  const at = (left: number, baseline: number): Label => ({
    ...{ key: `${kind} ${id}`, text, others, x: left },
    y: isOutside ? y + baseline : Math.min(Math.max(y + baseline, highest), lowest),
  });
  if (isOutside || x + beside + length <= width - edge) return at(x + beside, middle);
  if (x - beside - length >= edge) return at(x - beside - length, middle);
  return at(Math.max(edge, width - edge - length), y + below <= lowest ? below : above);
}
