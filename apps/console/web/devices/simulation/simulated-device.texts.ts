/** Why it has ended, by the reason of the API. */
const reasons = new Map([
  ['completed', 'its three minutes are over.'],
  ['stopped', 'it was stopped.'],
  ['failed', 'it failed.'],
  ['shutdown', 'the process that ran it was stopped.'],
]);

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
  sending: 'It sends.',
  stop: 'Stop',
  ended: 'The simulated device ended',
  /** Nothing is said of a reason that is not known, such as one of a later version of the network app. */
  because: ({ reason = '', message = '' }: { readonly reason?: string; readonly message?: string }) => {
    const known = reasons.get(reason);
    return known === undefined ? '.' : `: ${known} ${message}`.trimEnd();
  },
  seeData: 'Live data',
};
