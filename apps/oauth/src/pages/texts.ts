import type { GeneralScope } from '@fieldpost/domain';

/** Descriptions of the general scopes on the consent page. */
const scopes: Readonly<Record<GeneralScope, string>> = {
  profile: 'Read your user name, your name and your e-mail address, and change them',
  openid: 'Know that it is you who logs in',
  email: 'Read your e-mail address',
  apps: 'See and manage your applications',
  components: 'See and manage your network components',
  gateways: 'See and manage your gateways',
  clients: 'See and manage the OAuth clients you have registered',
};

const forgotten = 'I have forgotten my password';

/** The texts of pages and mails. */
export const texts = {
  language: 'en',
  site: 'Fieldpost',
  summary: 'There is a problem',
  username: 'User name',
  email: 'E-mail address',
  password: 'Password',
  login: {
    title: 'Log in',
    usernameOrEmail: 'User name or e-mail address',
    to: (client: string) => `to continue to ${client}`,
    button: 'Log in',
    register: 'Create an account',
    forgotten,
    wrong: 'The user name or the password is wrong.',
    missing: (label: string) => `Enter your ${label.toLowerCase()}.`,
    throttled: 'There were too many attempts. Wait a minute and try again.',
  },
  reauthentication: {
    text: 'Log in again to continue.',
    account: (username: string) => `Continue as ${username}`,
  },
  endSession: {
    title: 'Do you want to log out?',
    text: 'You are asked to log out of this site.',
    by: (client: string) => `${client} asks you to log out of this site.`,
    button: 'Log out',
    stay: 'Stay logged in',
    doneTitle: 'You are logged out',
    done: 'You can close this page.',
    login: 'Log in',
  },
  loggedIn: {
    title: 'You are logged in',
    text: 'You can close this page.',
    button: 'Log out',
    account: 'Your account',
  },
  register: {
    title: 'Create an account',
    button: 'Create account',
    login: 'Log in with an account you have',
    usernameHint: 'Lower-case letters and digits, with single dashes or underscores between them.',
    passwordHint: 'Longer is better: several words, for example. Common passwords are not accepted.',
    throttled: 'There were too many registrations. Wait some minutes and try again.',
    approvedBy: 'An administrator approves new accounts before their first login.',
    closedTitle: 'Registration is closed',
    closed: 'New accounts are created by the administrators of this site. Ask one of them for an account.',
    invitationTitle: 'You need an invitation',
    invitation:
      'Accounts are created by invitation here. Open the link of your invitation, or ask an administrator for one.',
    deadTitle: 'This invitation does not work any more',
    dead: 'It was used already, has expired or was withdrawn. Ask for another one.',
    approvalTitle: 'Your account waits for approval',
    approval:
      'An administrator has to approve your account before you can log in. You will get a mail when it is approved.',
    verificationTitle: 'Verify your e-mail address',
    verification: 'A link was mailed to you. Open it to verify your e-mail address, then log in.',
  },
  consent: {
    title: (client: string) => `Allow ${client} to use your account?`,
    wants: (client: string) => `${client} wants to:`,
    returns: (place: string) => `Afterwards you will be sent to ${place}.`,
    official: 'This client is run by the operator of this site.',
    third: 'This client is not run by the operator of this site. Allow it only if you trust it.',
    allow: 'Allow',
    deny: 'Deny',
    scopes,
    entity: {
      apps: (id: string) => `Use the application ${id}`,
      components: (id: string) => `Use the network component ${id}`,
      gateways: (id: string) => `Use the gateway ${id}`,
    },
  },
  requestError: {
    title: 'This request cannot be served',
    text: (client: string, problem: string) => `${client} has sent a request with a mistake: ${problem}`,
    button: (place: string) => `Go back to ${place}`,
  },
  callback: {
    title: (client: string) => `Your code for ${client}`,
    label: 'Code',
    text: 'Copy this code into the program that asked for it. It works once and for a short time.',
    rejectedTitle: 'There is no code',
    rejected: 'The access was denied or could not be given.',
  },
  forgotten: {
    title: 'Set a new password',
    text: 'Tell us who you are, and we will mail you a link with which you can set a new password.',
    button: 'Mail me a link',
    login: 'Back to the login',
    sentTitle: 'Look into your mailbox',
    sent: 'If there is an account with this name or address, a link is on its way to the e-mail address of the account.',
  },
  reset: {
    title: 'Set a new password',
    password: 'New password',
    button: 'Set password',
    doneTitle: 'Your password is set',
    done: 'You were logged out everywhere. Log in with the new password.',
    login: 'Log in',
    deadTitle: 'This link does not work any more',
    dead: 'It was used already, is too old, or your password or address has changed since.',
    again: 'Ask for another link',
  },
  undo: {
    title: 'Restore your e-mail address',
    text: 'Set a new password: it restores this e-mail address for your account and logs you out everywhere.',
    password: 'New password',
    button: 'Restore address and set password',
    doneTitle: 'Your e-mail address is restored',
    done: 'You were logged out everywhere. Log in with the new password.',
    login: 'Log in',
    deadTitle: 'This link does not work any more',
    dead: 'It was used already, is too old, or a link that was mailed before it was used.',
  },
  verification: {
    title: 'Verify your e-mail address',
    text: 'Press the button to confirm that this address is yours.',
    button: 'This is my address',
    doneTitle: 'Your e-mail address is verified',
    done: 'Thank you. You can close this page.',
    deadTitle: 'This link does not work any more',
    dead: 'It was used already, is too old, or your address has changed since. Your account page can send another one.',
  },
  account: {
    title: 'Your account',
    link: 'Your account',
    who: (username: string) => `You are logged in as ${username}.`,
    verified: (email: string) => `Your e-mail address is ${email}.`,
    unverified: (email: string) => `Your e-mail address is ${email}. It is not verified yet.`,
    pending: (email: string) => `It is replaced by ${email} once that address is verified.`,
    mailAgain: 'Mail me a link to verify it',
    mailedTitle: 'Look into your mailbox',
    mailed: 'A link is on its way to your e-mail address, unless that is verified already.',
  },
  profile: {
    title: 'Your profile',
    firstName: 'First name (optional)',
    lastName: 'Last name (optional)',
    emailHint: 'A new address has to be verified. Until then the old one stays in force and is notified.',
    password: 'Current password',
    passwordHint:
      'Needed only for a new e-mail address, unless you have logged in within the last five minutes.',
    wrong: 'Enter your current password to change the e-mail address.',
    button: 'Save',
  },
  newPassword: {
    title: 'Change your password',
    text: 'You stay logged in here. Everywhere else you are logged out, programs that use your account included.',
    old: 'Old password',
    next: 'New password',
    button: 'Change password',
    wrong: 'The old password is wrong.',
    doneTitle: 'Your password is changed',
    done: 'You are still logged in here, and nowhere else.',
  },
  sessions: {
    title: 'Where you are logged in',
    text: 'If you do not know one of these, end it and change your password.',
    own: 'This is where you are now.',
    unknownBrowser: 'Unknown browser',
    unknownAddress: 'unknown address',
    times: (created: string, used: string) => `since ${created}, last used about ${used}`,
    end: 'Log out there',
    endOthers: 'Log out everywhere else',
  },
  clients: {
    title: 'Clients that use your account',
    text: 'You have allowed these clients to:',
    none: 'You have allowed no client to use your account.',
    withdraw: (client: string) => `Withdraw from ${client}`,
  },
  mail: {
    none: 'This site sends no mail. Ask its operator for a new password.',
    throttled: 'There were too many requests. Look into your mailbox, or try again in some minutes.',
    reset: {
      subject: 'Set a new password',
      text: (username: string, link: string, life: string) =>
        `Hello ${username},\n\nsomebody has asked to set a new password for your account. If that was you, open this page within ${life}; it works once:\n\n${link}\n\nIf it was not you, do nothing: your password stays as it is.\n`,
    },
    verification: {
      subject: 'Verify your e-mail address',
      text: (username: string, link: string, life: string) =>
        `Hello ${username},\n\nplease confirm that this address is yours by opening this page within ${life}:\n\n${link}\n\nIf you have no account with us, do nothing.\n`,
    },
    invitation: {
      subject: (site: string) => `You are invited to ${site}`,
      text: (invitedBy: string, site: string, link: string, life: string) =>
        `Hello,\n\n${invitedBy} invites you to create an account at ${site}. Open this page within ${life}; it works once:\n\n${link}\n\nIf you did not expect this, do nothing.\n`,
    },
    approved: {
      subject: 'Your account was approved',
      text: (username: string, link: string) =>
        `Hello ${username},\n\nan administrator has approved your account. You can log in now:\n\n${link}\n`,
    },
    passwordChanged: {
      subject: 'Your password was changed',
      text: (username: string) =>
        `Hello ${username},\n\nthe password of your account was changed. If that was not you, set a new one at once with the link "${forgotten}" of the login page.\n`,
    },
    emailChanging: {
      subject: 'Your e-mail address is about to be changed',
      text: (username: string, link: string, life: string) =>
        `Hello ${username},\n\na change of the e-mail address of your account was requested. It takes effect when the new address is verified. If it was not you, open this page within ${life} and set a new password; it works once:\n\n${link}\n\nIf it was you, do nothing.\n`,
    },
    emailChanged: {
      subject: 'Your e-mail address was changed',
      text: (username: string, link: string, life: string) =>
        `Hello ${username},\n\nyour account has another e-mail address now. If it was not you, open this page within ${life}: it restores this address and lets you set a new password. It works once:\n\n${link}\n\nIf it was you, do nothing.\n`,
    },
    emailReplaced: {
      subject: 'Your e-mail address was changed',
      text: (username: string) =>
        `Hello ${username},\n\nyour account has another e-mail address now. This address was never verified, and no more mail is sent to it. If you did not change it, tell the operator of the site.\n`,
    },
    emailInUse: {
      subject: 'Your e-mail address was entered again',
      text: (username: string) =>
        `Hello ${username},\n\nsomebody has entered your e-mail address for another account. It is verified for your account and stays with it. If that was you, log in with your account, or set a new password with the link "${forgotten}" of the login page. If it was not you, do nothing.\n`,
    },
  },
  error: {
    title: 'This did not work',
    unavailable: 'The service cannot answer at the moment. Nothing was changed; try again in a moment.',
    form: 'The form was too old, or did not come from this site. Go back, load the page again and repeat.',
  },
} as const;
