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
    'What the apps of this installation report about themselves, and what the command “fieldpost doctor” found when it last tried addresses, certificates and logins as a client.',
  checkedFromOutside: 'Checked from outside',
  checkedBy: (user: string | null, version: string | null) =>
    `by ${user ?? 'a user who was removed'}, with fieldpost ${version ?? ''}.`,
  ownAuthority:
    'Add --ca FILE if this machine does not trust the authority that signed the certificates, unless you logged in with --ca. With npm start the file is certs/localhost.pem in its data folder: .fieldpost, or the one that you gave with --data.',
  checkFromOutside:
    'To check from outside, log in as an administrator with the command line tool on a machine that clients use, and run:',
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
