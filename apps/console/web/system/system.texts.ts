import type { Installation } from '../api/account.js';

const states: Readonly<Record<Installation['state'], string>> = {
  ok: 'OK',
  warning: 'Warning',
  failure: 'Failure',
  unknown: 'Not known',
};

export const systemTexts = {
  title: 'System',
  teach:
    'What the apps of this installation report about themselves, and what "fieldpost doctor" has found on a machine where clients are: addresses, certificates and logins.',
  checkedFromOutside: 'Checked from outside',
  checkedBy: (user: string | null, version: string | null) =>
    `by ${user ?? 'a user who was removed'}, with fieldpost ${version ?? ''}.`,
  ownAuthority:
    'Where the certificate is of an authority that the machine does not know, --ca FILE names it. That of npm start is DIR/certs/localhost.pem: DIR is its data folder, .fieldpost without --data, and npm start prints the command with it.',
  checkFromOutside: 'To check from outside, run this as an administrator, on a machine where clients are:',
  processes: 'Processes',
  findings: 'Findings',
  all: 'Show checks that are OK',
  nothing: 'Nothing to do: all checks are OK.',
  state: 'State',
  fromOutside: 'From outside',
  states,
  check: 'Check',
  subject: 'Subject',
  found: 'Found',
  advice: 'What to do',
  app: 'App',
  version: 'Version',
  started: 'Started',
  reported: 'Last report',
};
