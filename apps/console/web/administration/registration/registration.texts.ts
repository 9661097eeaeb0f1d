import type { RegistrationPolicy } from '../../api/account.js';

const modes: Readonly<Record<RegistrationPolicy['mode'], string>> = {
  open: 'Open: everyone may register',
  approval: 'With approval: an administrator approves each user',
  invitation: 'By invitation only',
  closed: 'Closed: administrators create the users',
};

const stepUps: Readonly<Record<RegistrationPolicy['step_up'], string>> = {
  credentials: 'Changes of passwords, e-mail addresses and second factors',
  dangerous: 'Also deletions, collaborators, and reading keys',
};

export const registrationTexts = {
  policy: 'Who may register',
  mode: 'Registration',
  modes,
  stepUp: 'Actions that need a login within the last five minutes',
  stepUpHint: 'With the second factor, if the user has one.',
  stepUps,
  domains: 'Domains of e-mail addresses',
  domainsHint: 'One domain per line, such as example.org. Empty: any address. Invitations are not limited.',
  verification: 'Users verify their e-mail address before their first login',
  reset: 'Use the settings of the server',
  resetDone: 'The settings of the server apply again.',
  waiting: 'Show users who wait for approval',
};

export const invitationTexts = {
  things: { one: 'invitation', many: 'invitations' },
  title: 'Invitations',
  teach: 'An invitation is a link with which one person can register, once.',
  none: 'No invitation is open.',
  email: 'E-mail address',
  emailHint: 'Leave it empty for a link that anyone can use, once.',
  mail: 'Mail the link to this address',
  mailHint: 'Otherwise the link is shown here once.',
  administrator: 'The user becomes an administrator',
  days: 'Valid for',
  dayChoices: { '1': '1 day', '7': '7 days', '30': '30 days' },
  invite: 'Invite',
  mailed: (email: string) => `The invitation was mailed to ${email}.`,
  mailedTitle: 'Invitation sent',
  linkTitle: 'Link of the invitation',
  linkText: 'Copy it now: it is not shown again.',
  anyAddress: 'any address',
  isAdministrator: 'administrator',
  invitedBy: 'Invited by',
  expires: 'Valid until',
  created: 'Invited',
  search: 'Search by address or user',
  noMatch: 'No invitation matches.',
  pages: 'Pages of the list',
  withdraw: 'Withdraw',
  withdrawLabel: (email: string) => `Withdraw the invitation for ${email}`,
  withdrawTitle: {
    one: (email: string) => `Withdraw the invitation for ${email}?`,
    many: (count: number) => `Withdraw ${count.toLocaleString()} invitations?`,
  },
  withdrawText: { one: 'Its link stops working.', many: 'Their links stop working.' },
  withdrawn: 'The invitation was withdrawn.',
};
