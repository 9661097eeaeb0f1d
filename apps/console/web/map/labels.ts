/** A point of a map, in pixels from its corner. */
export interface PointAt {
  readonly x: number;
  readonly y: number;
  readonly label: string;
}

/** A label beside a point. */
export interface Label {
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
/** Baseline of a label beside its point, and below it. */
const middle = 4;
const below = 22;
/** A letter of a label, which is 0.8 rem high and bold, and the space for a number of others. */
const letterWidth = 7.5;
const edge = 4;

/** One label for the points of each place, inside of a map of this width. */
export function labelsOf(points: readonly PointAt[], width: number): readonly Label[] {
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
            width,
          ),
        ]
      : [],
  );
}

function labelOf({ x, y, label }: PointAt, others: readonly string[], width: number): Label {
  const text = others.length === 0 ? label : `${label} +${others.length}`;
  const length = text.length * letterWidth;
  const at = (left: number, baseline: number): Label => ({ x: left, y: y + baseline, text, others });
  const isOutside = x < 0 || x > width;
  if (isOutside || x + beside + length <= width - edge) return at(x + beside, middle);
  if (x - beside - length >= edge) return at(x - beside - length, middle);
  return at(Math.max(edge, width - edge - length), below);
}
