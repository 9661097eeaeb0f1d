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
/** About that of a drawn point. */
const radius = 6;
const edge = 4;
/** Between two labels, one above the other. */
const gap = 2;

/** The points of one place; never empty. */
type Place = readonly [PointAt, ...PointAt[]];

/** One label for the points of each place, inside of a map of this size. Places whose labels would overlap share one. */
export const labelsOf = (points: readonly PointAt[], size: Size): readonly Label[] =>
  laidOut(placesOf(points), size);

function placesOf(points: readonly PointAt[]): readonly Place[] {
  const places: [PointAt, ...PointAt[]][] = [];
  for (const point of points) {
    const place = places.find(([first]) => Math.hypot(first.x - point.x, first.y - point.y) < nearness);
    if (place) place.push(point);
    else places.push([point]);
  }
  return places;
}

/**
 * Each label is at the first side of its place that is free, if possible also of points. Without one, the place joins that whose
 * label is in the way.
 */
function laidOut(places: readonly Place[], size: Size): readonly Label[] {
  const labels: Label[] = [];
  for (const place of places) {
    const choices = choicesFor(place, size);
    const free = choices.filter((side) => !labels.some((label) => isOver(side, label)));
    const inWay = labels.findIndex((label) => isOver(choices[0], label));
    if (free.length === 0 && !isOutside(place[0], size)) return laidOut(joined(places, inWay, place), size);
    const clear = free.find((side) => !places.some(([point]) => hides(side, point)));
    labels.push(clear ?? free[0] ?? choices[0]);
  }
  return labels;
}

const joined = (places: readonly Place[], at: number, late: Place): readonly Place[] =>
  places.map((place, i): Place => (i === at ? [...place, ...late] : place)).filter((place) => place !== late);

const lengthOf = ({ text }: Label): number => text.length * letterWidth;

const isOver = (one: Label, other: Label): boolean =>
  one.x < other.x + lengthOf(other) &&
  other.x < one.x + lengthOf(one) &&
  Math.abs(one.y - other.y) < letterHeight + gap;

const hides = (label: Label, { x, y }: PointAt): boolean =>
  x > label.x - radius &&
  x < label.x + lengthOf(label) + radius &&
  y > label.y - letterHeight - radius &&
  y < label.y + radius;

const isOutside = ({ x, y }: PointAt, { width, height }: Size): boolean =>
  x < 0 || x > width || y < 0 || y > height;

/** The label of a place at each side where it is inside of the map: right, left, below and above; below where it is nowhere. */
function choicesFor([point, ...others]: Place, size: Size): readonly [Label, ...Label[]] {
  const { id, kind, x, y } = point;
  const text = others.length === 0 ? point.label : `${point.label} +${others.length}`;
  const length = text.length * letterWidth;
  const [highest, lowest] = [edge + letterHeight, size.height - edge];
  const [leftmost, rightmost] = [edge, size.width - edge - length];
  const at = (left: number, baseline: number): Label => ({
    ...{ key: `${kind} ${id}`, text, others: others.map(({ label }) => label), x: left },
    y: isOutside(point, size) ? y + baseline : Math.min(Math.max(y + baseline, highest), lowest),
  });
  const right = at(x + beside, middle);
  if (isOutside(point, size)) return [right];
  const near = Math.max(leftmost, Math.min(right.x, rightmost));
  const left = at(x - beside - length, middle);
  const [first, ...more] = [
    ...(right.x <= rightmost ? [right] : []),
    ...(left.x >= leftmost ? [left] : []),
    ...(y + below <= lowest ? [at(near, below)] : []),
    ...(y + above >= highest ? [at(near, above)] : []),
  ];
  return [first ?? at(near, below), ...more];
}
