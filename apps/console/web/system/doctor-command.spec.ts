import { expect, it } from '@jest/globals';
import { doctorCommand } from './doctor-command.js';

it.each([
  ['localhost', 'npx fieldpost doctor'],
  ['127.0.0.1', 'npx fieldpost doctor'],
  ['fieldpost.example', 'fieldpost doctor'],
])('The doctor at %s is run as "%s"', (host, command) => expect(doctorCommand(host)).toBe(command));
