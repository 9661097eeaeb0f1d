/** Texts of the guides. */
export const guidesTexts = {
  title: 'Guides',
  teach:
    'How to do what the console, the command line and the APIs are for. They are of the version of this server.',
  readers: {
    devices: 'For people with devices and applications',
    gateways: 'For people with gateways',
    operators: 'For operators',
    reference: 'Reference',
  },
  contents: 'On this page',
  all: 'All guides',
} as const;
