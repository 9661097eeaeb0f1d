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
    'What the apps of this installation report about themselves. "fieldpost doctor" on the command line also checks every address as clients reach it.',
  processes: 'Processes',
  findings: 'Findings',
  all: 'Show checks that are OK',
  nothing: 'Nothing to do: all checks are OK.',
  state: 'State',
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
