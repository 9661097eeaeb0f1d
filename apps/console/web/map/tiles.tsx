import { type Size, type Tile, tileSize, tilesOf, type View } from './projection.js';

const addressOf = (url: string, { zoom, column, row }: Tile): string =>
  url.replace('{z}', String(zoom)).replace('{x}', String(column)).replace('{y}', String(row));

/** Tiles of another host, with the origin as referrer only. */
export const Tiles = ({ url, view, size }: { url: string; view: View; size: Size }) =>
  tilesOf(view, size).map((tile) => (
    <img
      key={`${tile.zoom}/${tile.left - (tile.left % 1)}/${tile.column}/${tile.row}`}
      className="map-tile"
      alt=""
      draggable={false}
      referrerPolicy="strict-origin"
      src={addressOf(url, tile)}
      width={tileSize}
      height={tileSize}
      style={{ transform: `translate(${tile.left}px, ${tile.top}px)` }}
    />
  ));
