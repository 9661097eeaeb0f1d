import { fromHttpApiJson } from '@fieldpost/contracts';

export const base64 = (hex: string): string => Buffer.from(hex, 'hex').toString('base64');

/** One gateway that heard the frame, as brokers report it. */
export const gateway = {
  gateway_id: 'eui-0102030405060708',
  gateway_trusted: true,
  timestamp: 12345,
  frequency: '868100000',
  rssi: -25,
  snr: 5.5,
  location: { latitude: 52.1234, longitude: 6.1234, altitude: 6, source: 'REGISTRY' },
};

const ids = {
  app_id: 'my-app',
  dev_id: 'my-dev',
  app_eui: '70B3D57EF0000024',
  dev_eui: '0001020304050607',
};

/** An uplink as a broker delivers it; `frame` in hexadecimal. */
export const uplinkOf = (frame: string, more: object = {}) =>
  fromHttpApiJson('broker.DeduplicatedUplinkMessage', {
    ...ids,
    payload: base64(frame),
    protocol_metadata: { lorawan: { data_rate: 'SF7BW125', coding_rate: '4/5' } },
    gateway_metadata: [gateway],
    server_time: '1465831736123456789',
    ...more,
  });

/** A downlink template of the network server; `frame` in hexadecimal, `fCnt` the whole counter. */
export const templateOf = (frame: string, fCnt = 0) => ({
  ...ids,
  payload: base64(frame),
  downlink_option: {
    identifier: 'router-1:option-1',
    gateway_id: 'gw',
    protocol_configuration: {
      lorawan: { modulation: 'LORA', data_rate: 'SF9BW125', coding_rate: '4/5', f_cnt: fCnt },
    },
    gateway_configuration: { frequency: '869525000', power: 27 },
  },
});

export const downlinkTemplate = (frame: string, fCnt = 0) =>
  fromHttpApiJson('broker.DownlinkMessage', templateOf(frame, fCnt));

/** A join with a prepared answer; both frames in hexadecimal. */
export const activationOf = (frame: string, template: string, more: object = {}) =>
  fromHttpApiJson('broker.DeduplicatedDeviceActivationRequest', {
    ...ids,
    payload: base64(frame),
    protocol_metadata: { lorawan: { data_rate: 'SF7BW125', coding_rate: '4/5' } },
    gateway_metadata: [gateway],
    server_time: '1465831736123456789',
    activation_metadata: {
      lorawan: { app_eui: ids.app_eui, dev_eui: ids.dev_eui, dev_addr: '26011716', rx2_dr: 3, rx_delay: 1 },
    },
    response_template: {
      payload: base64(template),
      downlink_option: templateOf('').downlink_option,
    },
    ...more,
  });
