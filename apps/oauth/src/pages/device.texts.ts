/** Texts of the page where users allow devices to use their account. */
export const deviceTexts = {
  device: {
    title: 'Connect a device',
    text: 'Enter the code that the device or the program shows.',
    code: 'Code',
    button: 'Continue',
    wrong: 'There is no such code. It may have expired: let the device show a new one.',
    throttled: 'There were too many wrong codes. Wait some minutes and try again.',
    unavailable: 'This program is not available to you.',
    compare: (code: string) =>
      `Does the device show the code ${code}? Continue only if you started this yourself, and not if someone sent you the code or a link.`,
    here: (address: string) => `The request came from the network that you use now, from ${address}.`,
    elsewhere: (address: string) =>
      `The request came from ${address}, not from the network that you use now.`,
    allowedTitle: 'The device is connected',
    allowed: 'You can close this page and return to the device.',
    deniedTitle: 'The device was not connected',
    denied: 'It gets no access to your account.',
    account: 'Your account',
  },
} as const;
