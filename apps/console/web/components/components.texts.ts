import type { ServiceName } from '@fieldpost/domain';
import { namedRight } from '../rights/right-names.texts.js';

const types: Readonly<Record<ServiceName, string>> = {
  router: 'Router',
  broker: 'Broker',
  handler: 'Handler',
};

/** Texts of network components. */
export const componentsTexts = {
  things: { one: 'component', many: 'components' },
  title: 'Network components',
  create: 'Register a component',
  none: 'You have no network component yet',
  teach:
    'Routers, brokers and handlers that you run yourself beside this network. Each gets a token here, and announces itself with it. All that have announced themselves are listed under Network.',
  search: 'Search by id or type',
  noMatch: 'No component matches.',
  pages: 'Pages of the list',
  id: 'Id',
  idHint:
    '2 to 36 lower-case letters and digits, with single dashes or underscores between them. It cannot be changed later.',
  idProblem: 'Use 2 to 36 lower-case letters and digits, with single dashes or underscores between them.',
  type: 'Type',
  types,
  approval: 'Approval',
  approvals: { pending: 'Waiting for approval', approved: 'Approved', withdrawn: 'Withdrawn' },
  rights: 'Your rights',
  created: 'Created',
};

export const componentTexts = {
  tabs: 'Pages of the component',
  overview: 'Overview',
  collaborators: 'Collaborators',
  history: 'History',
  facts: 'General information',
  token: 'Token',
  tokenText:
    'The component announces itself with its token. Each token stays valid until it expires, also when you create another one.',
  pendingText: 'An administrator has to approve the component first. Then you can create tokens for it.',
  withdrawnText:
    'An administrator withdrew the approval of the component. It gets no tokens until it is approved again.',
  restricted: `To create a token, you need the right ${namedRight('component:settings')}.`,
  make: 'Create a token',
  made: 'Your new token',
  madeText: 'Copy it now and keep it secret. The console shows it only once.',
  expires: 'Valid until',
  historyRestricted: `To see the history, you need the right ${namedRight('component:settings')}.`,
};
