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
  text: 'Sends by itself for three minutes: LoRaWAN frames of this device go through the whole network, as if a gateway had received them. It joins if it has to, sends a temperature and a humidity (Cayenne LPP) every ten seconds on port 1, and receives downlinks.',
  start: 'Start the simulated device',
  confirmTitle: 'Start the simulated device?',
  losses: {
    session:
      'The simulated device joins in place of the real one. This ends the session of the real device, which has to join again.',
    counter:
      'The simulated device uses the frame counter. The network ignores the real device until its counter is higher.',
    nothing: undefined,
  },
  noFormat: 'This application has no payload format, so its messages show bytes instead of values.',
  chooseFormat: 'Choose Cayenne LPP',
  otherFormat:
    'The payload functions of this application decode its bytes. The values are wrong unless the functions decode Cayenne LPP.',
  toFunctions: 'Payload functions',
  badge: 'Simulated',
  runsUntil: 'A simulated device sends until',
  startedUntil: 'Simulated until',
  joining: 'It is joining.',
  sending: 'It sends.',
  stop: 'Stop the simulated device',
  ended: 'The simulated device ended',
  /** Nothing is said of a reason that is not known, such as one of a later version of the network app. */
  because: ({ reason = '', message = '' }: { readonly reason?: string; readonly message?: string }) => {
    const known = reasons.get(reason);
    return known === undefined ? '.' : `: ${known} ${message}`.trimEnd();
  },
  seeData: 'Live data',
};
