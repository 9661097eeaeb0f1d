/** Texts of the page where users allow devices to use their account. */
export const deviceTexts = {
  device: {
    title: 'Log in on another device',
    text: 'Enter the code that the program or the other device shows.',
    code: 'Code',
    button: 'Continue',
    wrong: 'There is no such code. It may have expired: request a new one on the other device.',
    throttled: 'There were too many wrong codes. Wait some minutes and try again.',
    unavailable: 'This program is not available to you.',
    compare: (code: string) =>
      `Does the other device show the code ${code}? Continue only if you started this yourself, and not if someone sent you the code or a link.`,
    here: (address: string) => `The request came from the network that you use now, from ${address}.`,
    elsewhere: (address: string) =>
      `The request came from ${address}, not from the network that you use now.`,
    allowedTitle: 'The other device is logged in',
    allowed: 'You can close this page and continue on the other device.',
    deniedTitle: 'The login was denied',
    denied: 'The other device has no access to your account.',
    account: 'Your account',
  },
} as const;
