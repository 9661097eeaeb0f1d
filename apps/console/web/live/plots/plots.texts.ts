/** Texts of plotted values. */
export const plotTexts = {
  /** Values of the reception of an uplink. */
  radio: { rssi: 'RSSI (dBm)', snr: 'SNR (dB)', factor: 'Spreading factor', gateways: 'Gateways' },
};
