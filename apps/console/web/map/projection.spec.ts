import { describe, expect, it } from '@jest/globals';
import { moved, placeAt, projectionOf, scaleOf, tilesOf, viewOf, zoomed } from './projection.js';

const size = { width: 800, height: 400 };
const amsterdam = { latitude: 52.3731, longitude: 4.8925 };
const auckland = { latitude: -36.85, longitude: 174.76 };

describe('A view of a map', () => {
  it('has its centre in the middle', () => {
    const [x, y] = projectionOf({ centre: amsterdam, zoom: 9 }, size)([4.8925, 52.3731]) ?? [];
    expect([x, y]).toEqual([expect.closeTo(400), expect.closeTo(200)]);
  });

  it('converts pixels to locations and back', () => {
    const view = { centre: amsterdam, zoom: 9 };
    const point = projectionOf(view, size)([5.1, 52.1]) ?? [0, 0];
    const place = placeAt(view, size, point);
    expect(place).toEqual({ latitude: expect.closeTo(52.1, 5), longitude: expect.closeTo(5.1, 5) });
  });

  it('shows all points, as close as possible', () => {
    const near = viewOf([amsterdam, { latitude: 52.09, longitude: 5.12 }], size);
    expect(near.zoom).toBeGreaterThan(8);
    const far = viewOf([amsterdam, auckland], size);
    for (const { longitude, latitude } of [amsterdam, auckland]) {
      const [x = -1, y = -1] = projectionOf(far, size)([longitude, latitude]) ?? [];
      expect(x > 0 && x < size.width && y > 0 && y < size.height).toBe(true);
    }
  });

  it('shows the surroundings of a single point and of points close together, and the world without points', () => {
    expect(viewOf([amsterdam], size)).toMatchObject({
      centre: {
        latitude: expect.closeTo(amsterdam.latitude),
        longitude: expect.closeTo(amsterdam.longitude),
      },
      zoom: 9,
    });
    expect(viewOf([amsterdam, { latitude: 52.3732, longitude: 4.8926 }], size).zoom).toBe(11);
    expect(viewOf([], size).zoom).toBe(1);
  });

  it('wraps around horizontally, not vertically', () => {
    const east = moved({ centre: auckland, zoom: 2 }, size, [100, 0]);
    expect(east.centre.longitude).toBeLessThan(-140);
    expect(moved({ centre: amsterdam, zoom: 0 }, size, [0, -5000]).centre.latitude).toBe(85);
    expect(zoomed({ centre: amsterdam, zoom: 18 }, 1).zoom).toBe(18);
  });

  it('is covered by existing tiles', () => {
    const tiles = tilesOf({ centre: auckland, zoom: 3 }, size);
    expect(tiles.every(({ column, row }) => column >= 0 && column < 8 && row >= 0 && row < 8)).toBe(true);
    const left = Math.min(...tiles.map((tile) => tile.left));
    const right = Math.max(...tiles.map((tile) => tile.left + 256));
    expect(left <= 0 && right >= size.width).toBe(true);
  });

  it('uses the standard tile numbers', () =>
    expect(tilesOf({ centre: amsterdam, zoom: 10 }, { width: 2, height: 2 })).toMatchObject([
      { zoom: 10, column: 525, row: 336 },
    ]));

  it('has a scale with a round length', () => {
    const equator = { latitude: 0, longitude: 0 };
    expect(scaleOf({ centre: equator, zoom: 0 })).toEqual({ metres: 1e7, pixels: expect.closeTo(63.88) });
    expect(scaleOf({ centre: amsterdam, zoom: 13 })).toMatchObject({ metres: 1000 });
  });
});
