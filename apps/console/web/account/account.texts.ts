/** Texts of the account pages. */
export const accountTexts = {
  tabs: 'Pages of your account',
  profile: 'Profile',
  clients: 'Authorized clients',
  usage: 'Usage',
  activity: 'Activity',
  show: 'Show',
  activityOf: { user: 'What you did', account: 'What happened to your account' },
  security: 'Password and sessions',
};

export const profileTexts = {
  username: 'User name',
  administrator: 'Administrator',
  first: 'First name (optional)',
  last: 'Last name (optional)',
  email: 'E-mail address',
  emailProblem: 'Enter an e-mail address, such as jane@example.com.',
  verified: 'This address is verified.',
  unverified: 'This address is not verified yet: open the link that was mailed to it.',
  pending: (email: string) =>
    `The new address is ${email}. It takes effect when you open the link that was mailed to it.`,
  current: 'Current password',
  currentHint: 'Needed to change the e-mail address.',
  currentProblem: 'Enter your current password.',
  again: 'Send another link',
  saved: 'Your profile is saved.',
  mailed: 'Your profile is saved. Open the link that was mailed to the new address.',
  securityText:
    'Your password, second factors and sessions in browsers are managed on the pages of the account server.',
  password: 'Change the password',
  twoStep: 'Two-step login, passkeys, recovery codes and app passwords',
  linkedLogins: 'Linked logins',
  sessions: 'See where you are logged in',
};

export const authorizedClientsTexts = {
  things: { one: 'client', many: 'clients' },
  teach: 'Programs that may act for you. Revoking access ends their logins.',
  none: 'No authorized clients',
  noneText: 'Programs that you allow to act for you are listed here.',
  name: 'Client',
  description: 'Description',
  may: 'You have allowed it to',
  remove: 'Revoke access',
  removeLabel: (name: string) => `Revoke access of ${name}`,
  removeTitle: {
    one: (name: string) => `Revoke access of ${name}?`,
    many: (count: number) => `Revoke access of ${count.toLocaleString()} clients?`,
  },
  removeText: {
    one: 'The client is logged out and needs your consent again.',
    many: 'The clients are logged out and need your consent again.',
  },
  ownText: 'This is the console itself: you are logged out and asked for your consent when you log in again.',
  removed: (name: string) => `The access of ${name} was revoked.`,
  official: 'Official',
};
