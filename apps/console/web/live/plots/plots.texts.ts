/** Texts of plotted values. */
export const plotTexts = {
  /** Values of the reception of an uplink. */
  radio: { rssi: 'RSSI', snr: 'SNR', factor: 'Spreading factor', gateways: 'Gateways' },
};
