/** Names and units of the metadata of uplinks. Members that are not here are shown with the names of the API. */
export const radioTexts = {
  names: {
    counter: 'Frame counter',
    port: 'Port',
    time: 'Received',
    frequency: 'Frequency',
    modulation: 'Modulation',
    data_rate: 'Data rate',
    bit_rate: 'Bit rate',
    airtime: 'Airtime',
    coding_rate: 'Coding rate',
    latitude: 'Latitude',
    longitude: 'Longitude',
    altitude: 'Altitude',
    location_source: 'Location from',
  } as Readonly<Record<string, string>>,
  megahertz: (value: number) => `${value} MHz`,
  bitsPerSecond: (value: number) => `${value} bit/s`,
  milliseconds: (value: number) => `${value} ms`,
  metres: (value: number) => `${value} m`,
};
