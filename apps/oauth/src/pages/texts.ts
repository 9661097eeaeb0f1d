import type { GeneralScope } from '@fieldpost/domain';

/** What a client may do with each general scope, as the consent page says it. */
const scopes: Readonly<Record<GeneralScope, string>> = {
  profile: 'Read your user name, your name and your e-mail address, and change them',
  apps: 'See and manage your applications',
  components: 'See and manage your network components',
  gateways: 'See and manage your gateways',
  clients: 'See and manage the OAuth clients you have registered',
};

/** Every sentence of the pages. */
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
    wrong: 'The user name or the password is wrong.',
    missing: (label: string) => `Enter your ${label.toLowerCase()}.`,
    throttled: 'There were too many attempts. Wait a minute and try again.',
  },
  loggedIn: {
    title: 'You are logged in',
    text: 'You can close this page.',
    button: 'Log out',
  },
  register: {
    title: 'Create an account',
    button: 'Create account',
    login: 'Log in with an account you have',
    usernameHint: 'Lower-case letters and digits, with single dashes or underscores between them.',
    passwordHint: 'At least 8 characters.',
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
  callback: {
    title: (client: string) => `Your code for ${client}`,
    label: 'Code',
    text: 'Copy this code into the program that asked for it. It works once and for a short time.',
    refusedTitle: 'There is no code',
    refused: 'The access was denied or could not be given.',
  },
  error: {
    title: 'This did not work',
    unavailable: 'The service cannot answer at the moment. Nothing was changed; try again in a moment.',
    form: 'The form was too old, or did not come from this site. Go back, load the page again and repeat.',
  },
} as const;
