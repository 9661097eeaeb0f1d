import { geoMercator, type GeoProjection } from 'd3-geo';

/** A location in degrees. */
export interface GeoLocation {
  readonly latitude: number;
  readonly longitude: number;
}

/** Centre and zoom of a map. At zoom 0 the world is 256 pixels wide; each step doubles that. */
export interface View {
  readonly centre: GeoLocation;
  readonly zoom: number;
}

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

type Point = readonly [number, number];

/** One tile of a map, with the offset of its corner in pixels. */
export interface Tile {
  readonly zoom: number;
  readonly column: number;
  readonly row: number;
  readonly left: number;
  readonly top: number;
}

/** Side of a tile in pixels. */
export const tileSize = 256;
export const maxZoom = 18;
export const minZoom = 0;

/** Limit of Web Mercator. */
const mostLatitude = 85;
const edge = 48;
/** Maximum initial zoom. Outlines have no streets: a single point is shown with its surroundings. */
const nearestFit = { one: 9, several: 11 };

const clamped = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The projection of a view onto a map of this size. */
export const projectionOf = ({ centre, zoom }: View, { width, height }: Size): GeoProjection =>
  geoMercator()
    .rotate([-centre.longitude, 0])
    .center([0, centre.latitude])
    .scale((tileSize * 2 ** zoom) / (2 * Math.PI))
    .translate([width / 2, height / 2])
    .clipExtent([
      [-edge, -edge],
      [width + edge, height + edge],
    ]);

/** Location of a pixel, rounded to a millionth of a degree. */
export function placeAt(view: View, size: Size, point: Point): GeoLocation {
  const [longitude, latitude] = projectionOf(view, size).invert?.([...point]) ?? [0, 0];
  return { latitude: rounded(inBounds(latitude)), longitude: rounded(longitude) };
}

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
const inBounds = (latitude: number): number => clamped(latitude, -mostLatitude, mostLatitude);

/** The view moved by pixels. */
export const moved = (view: View, size: Size, [x, y]: Point): View => ({
  ...view,
  centre: placeAt(view, size, [size.width / 2 + x, size.height / 2 + y]),
});

/** The view zoomed in by steps, or out if negative. */
export const zoomed = (view: View, steps: number): View => ({
  ...view,
  zoom: clamped(view.zoom + steps, minZoom, maxZoom),
});

/** The closest view that shows all locations; the world without any. */
export function viewOf(places: readonly GeoLocation[], size: Size): View {
  if (places.length === 0) return { centre: { latitude: 20, longitude: 0 }, zoom: 1 };
  const world = geoMercator().scale(tileSize / (2 * Math.PI));
  const points: readonly Point[] = places.map(
    ({ longitude, latitude }) => world([longitude, inBounds(latitude)]) ?? [0, 0],
  );
  const [left, right] = extentOf(points.map(([x]) => x));
  const [top, bottom] = extentOf(points.map(([, y]) => y));
  const space = Math.min((size.width - 2 * edge) / (right - left), (size.height - 2 * edge) / (bottom - top));
  const [longitude, latitude] = world.invert?.([(left + right) / 2, (top + bottom) / 2]) ?? [0, 0];
  const nearest = Number.isFinite(space) ? nearestFit.several : nearestFit.one;
  const zoom = clamped(Math.floor(Math.log2(Math.max(space, 1))), minZoom, nearest);
  return { centre: { latitude, longitude }, zoom };
}

const extentOf = (values: readonly number[]): Point => [Math.min(...values), Math.max(...values)];

/** The tiles that cover a map of this size. */
export function tilesOf({ centre, zoom }: View, { width, height }: Size): readonly Tile[] {
  const count = 2 ** zoom;
  const latitude = (centre.latitude * Math.PI) / 180;
  const x = ((centre.longitude + 180) / 360) * count * tileSize - width / 2;
  const y = ((1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2) * count * tileSize - height / 2;
  const columns = between(Math.floor(x / tileSize), Math.floor((x + width) / tileSize));
  const rows = between(
    Math.max(0, Math.floor(y / tileSize)),
    Math.min(count - 1, Math.floor((y + height) / tileSize)),
  );
  return rows.flatMap((row) =>
    columns.map((column) => ({
      zoom,
      row,
      column: ((column % count) + count) % count,
      left: column * tileSize - x,
      top: row * tileSize - y,
    })),
  );
}

const between = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);

/** Scale bar with a round length. */
export interface Scale {
  readonly metres: number;
  readonly pixels: number;
}

const equatorMetres = 40_075_017;
const longestScale = 120;

/** The longest of 1, 2, 5, 10, … metres that fits into the corner of a map. */
export function scaleOf({ centre, zoom }: View): Scale {
  const metresPerPixel =
    (equatorMetres * Math.cos((centre.latitude * Math.PI) / 180)) / (tileSize * 2 ** zoom);
  const space = longestScale * metresPerPixel;
  const power = 10 ** Math.floor(Math.log10(space));
  const metres = power * ([5, 2].find((step) => step * power <= space) ?? 1);
  return { metres, pixels: metres / metresPerPixel };
}
