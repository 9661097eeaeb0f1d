/** Texts about logins through external providers. */
export const providerTexts = {
  providers: {
    or: 'Or',
    button: (name: string) => `Log in with ${name}`,
    passwordOff: 'Passwords are switched off for this account. Log in with the login of your company.',
    failedTitle: 'The login did not work',
    late: 'The login took too long, or was started in another browser. Try again.',
    rejected: (name: string) => `The login at ${name} was rejected. Try again, or ask your administrator.`,
    denied: 'You cannot log in to this site with this login. Ask your administrator.',
    emailNotAllowed: (name: string) =>
      `Your login at ${name} has no verified e-mail address of your organization. Ask your administrator.`,
    unavailable:
      'Your company login cannot be reached at the moment. Try again later, or go back and log in another way.',
    again: 'Back to the login',
    unlinkedTitle: 'Your first login here',
    unlinked: (label: string, name: string) => `No account is linked with ${label} at ${name} yet.`,
    existing:
      'If you have an account here already, log in to it now, with its password. Then you can link it with this login.',
    existingLink: 'Log in to my account',
    create: 'If you have none, create a new one.',
    createButton: 'Create an account',
    noCreate: 'If you have none, ask your administrator for one.',
  },
  linkedLogins: {
    title: 'Linked logins',
    text: 'With a linked login you can log in here without a password.',
    none: 'No login is linked with your account.',
    item: (name: string, label: string) => `${name}: ${label}`,
    times: (created: string, used: string) => `linked ${created}, last used ${used}`,
    remove: 'Remove',
    only: 'Your account has no password, so this login cannot be removed.',
    add: (name: string) => `Link with ${name}`,
    confirmTitle: 'Link this login?',
    confirm: (label: string, name: string, username: string) =>
      `From now on, ${label} at ${name} can log in to the account ${username}.`,
    confirmButton: 'Link',
    cancel: 'Do not link',
    stale: 'Log in again to change this.',
    late: 'It took too long. Start again.',
  },
} as const;
