/** Texts of maps. */
export const mapTexts = {
  nearer: 'Zoom in',
  farther: 'Zoom out',
  all: 'Show all',
  statuses:
    'Filled: heard or connected. Pale: silent for more than 24 hours, or a gateway that is not connected. Dashed: never seen.',
  gateways: 'Gateways on the map',
  place: 'Location',
  devices: (shown: number, total: number) =>
    shown < total ? `${shown} of ${total.toLocaleString()} devices with a location` : 'Devices on the map',
  keys: 'Move the map with the arrow keys or by dragging it; zoom with + and −.',
  pick: 'Click on the map, or type the degrees below it.',
  land: 'Outlines: Natural Earth',
  latitude: 'Latitude',
  longitude: 'Longitude',
  picked: 'Selected location',
  metres: (count: number) => `${count} m`,
  kilometres: (count: number) => `${count} km`,
};
