/** Texts of the command palette and of the list of shortcuts. */
export const paletteTexts = {
  title: 'Search and commands',
  search: 'Search applications, devices, gateways, pages, actions and guides',
  results: 'Results',
  none: 'Nothing matches.',
  searching: 'Searching …',
  groups: {
    page: 'Pages',
    action: 'Actions',
    application: 'Applications',
    device: 'Devices',
    gateway: 'Gateways',
    user: 'Users',
    guide: 'Guides',
  },
  actions: {
    newApplication: 'Create an application',
    newGateway: 'Register a gateway',
    newDevice: (appId: string) => `Add a device to ${appId}`,
    newKey: (appId: string) => `Create an access key of ${appId}`,
    shortcuts: 'Show keyboard shortcuts',
  },
  pageOf: (page: string, appId: string) => `${page} of ${appId}`,
  hint: 'Up and Down choose, Enter opens, Escape closes.',
  shortcutsTitle: 'Keyboard shortcuts',
  shortcuts: [
    { keys: ['Ctrl', 'K'], does: 'Search and commands (⌘ K on a Mac)' },
    { keys: ['Ctrl', 'S'], does: 'Save the payload functions (⌘ S on a Mac)' },
    { keys: ['?'], does: 'This list' },
    { keys: ['Tab'], does: 'Next link, button or field' },
    { keys: ['Esc'], does: 'Close what is open above the page' },
  ],
} as const;
