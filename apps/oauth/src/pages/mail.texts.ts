/** Text of the link to set a new password, which mails quote. */
export const forgotten = 'Forgot your password?';

/** Texts of mails, and of pages about them. */
export const mailTexts = {
  none: 'This site sends no mail. Ask its operator for a new password.',
  throttled: 'There were too many requests. Check your mailbox, or try again in some minutes.',
  reset: {
    subject: 'Set a new password',
    text: (username: string, link: string, life: string) =>
      `Hello ${username},\n\nsomeone has requested a new password for your account. If that was you, open this page within ${life}; it works once:\n\n${link}\n\nIf it was not you, do nothing: your password stays as it is.\n`,
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
  membership: {
    subject: (organization: string) => `You are a member of ${organization}`,
    text: (
      username: string,
      { organization, added_by: by }: { readonly organization: string; readonly added_by: string },
      link: string,
    ) =>
      `Hello ${username},\n\n${by} has added you to the organization ${organization}. You see its members, and can leave it, here:\n\n${link}\n`,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: (username: string) =>
      `Hello ${username},\n\nthe password of your account was changed. If that was not you, set a new one at once with the link "${forgotten}" of the login page.\n`,
  },
  factorsChanged: {
    subject: 'The two-step login of your account was changed',
    changes: {
      added: 'a second factor was added to your account.',
      removed: 'a second factor of your account was removed.',
      codes: 'the recovery codes of your account were replaced.',
      appPasswordAdded: 'an app password was added to your account.',
      appPasswordRemoved: 'an app password of your account was removed.',
    },
    text: (username: string, change: string, link: string) =>
      `Hello ${username},\n\n${change} If that was not you, remove what you do not know and change your password at once:\n\n${link}\n\nIf you cannot log in any more, tell the operator of the site.\n`,
  },
  loginLinked: {
    subject: 'A login was linked with your account',
    text: (username: string, provider: string, link: string) =>
      `Hello ${username},\n\na login at ${provider} was linked with your account: it can log in to it from now on. If that was not you, remove it on this page at once, and set a new password:\n\n${link}\n`,
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
      `Hello ${username},\n\nsomeone has entered your e-mail address for another account. It is verified for your account and stays with it. If that was you, log in with your account, or set a new password with the link "${forgotten}" of the login page. If it was not you, do nothing.\n`,
  },
} as const;
