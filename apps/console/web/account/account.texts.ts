/** The sentences about the user's own account. */
export const accountTexts = {
  tabs: 'Pages of your account',
  profile: 'Profile',
  clients: 'Authorized clients',
  activity: 'Activity',
  security: 'Password and sessions',
};

export const profileTexts = {
  username: 'User name',
  administrator: 'administrator',
  first: 'First name',
  last: 'Last name',
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
    'Your password, and the browsers in which you are logged in, are shown by the account server itself: it alone knows them.',
  password: 'Change the password',
  sessions: 'See where you are logged in',
};

export const authorizedClientsTexts = {
  teach: 'Programs that you have allowed something. Taking it back ends the logins that they have.',
  none: 'You have allowed no client anything',
  noneText: 'When a program asks to act for you and you say yes, it is listed here.',
  name: 'Client',
  description: 'Description',
  may: 'May act for you in',
  remove: 'Take back',
  removeLabel: (name: string) => `Take back what ${name} may`,
  removeTitle: (name: string) => `Take back what ${name} may?`,
  removeText: 'The client is logged out, and has to ask you again.',
  ownText: 'This is the console itself: you are signed out, and asked again when you come back.',
  removed: (name: string) => `${name} may do nothing for you any more.`,
  official: 'official',
};
