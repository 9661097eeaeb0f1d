/** Texts of simulated devices. */
export const simulatedDeviceTexts = {
  title: 'Simulated device',
  text: 'For a device without hardware: for three minutes LoRaWAN frames of this device go through the whole network, as if a gateway had received them. It joins if it has to, sends a temperature and a humidity (Cayenne LPP) every ten seconds on port 1, and receives downlinks.',
  start: 'Start',
  confirmTitle: 'Start a simulated device?',
  confirmText:
    'It takes the place of the real device: a join ends the session of that one, which has to join again. Without a join it uses the frame counter, so that frames of the real device are ignored until its counter is higher.',
  startedUntil: 'Simulated until',
  joining: 'It is joining.',
  joined: 'It has joined and sends.',
  stop: 'Stop',
  ended: 'The simulated device ended',
  /** Why it has ended, by the reason of the API. */
  reasons: {
    completed: () => 'its three minutes are over.',
    stopped: () => 'it was stopped.',
    failed: (message: string) => `it failed. ${message}`,
    shutdown: () => 'the network app was restarted.',
  },
  seeData: 'Live data',
};
