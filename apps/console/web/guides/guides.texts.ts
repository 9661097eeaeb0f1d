/** Texts of the guides. */
export const guidesTexts = {
  title: 'Guides',
  teach:
    'How to use the console, the command line and the APIs. The guides match the version of this server.',
  /** By reader, in the order of the list. */
  readers: {
    devices: 'For people with devices and applications',
    gateways: 'For people with gateways',
    operators: 'For operators',
    reference: 'Reference',
  },
  contents: 'On this page',
  all: 'All guides',
  notCopied: 'Not copied',
  notCopiedWhy: 'The browser did not copy the text. Select it, and copy it with the keyboard.',
} as const;
