import { Argument } from 'commander';
import { oneOf } from '../arguments.js';
import type { Command } from '../command.js';
import { completionsOf } from '../completion/complete.js';
import { scriptFor, shells } from '../completion/scripts.js';

const script: Command = {
  name: 'completion',
  summary: 'Prints a script for completion in a shell.',
  operands: [oneOf('shell', 'your shell', shells)],
  examples: [
    'eval "$(fieldpost completion bash)"',
    'fieldpost completion fish > ~/.config/fish/completions/fieldpost.fish',
  ],
  run: (call) => call.context.out.raw(scriptFor(call.operand(0) as (typeof shells)[number])),
};

/** Called by the scripts, with the words before the cursor. */
const complete: Command = {
  name: 'complete',
  isHidden: true,
  summary: 'Prints what the last word can be.',
  operands: [new Argument('[words...]')],
  examples: [],
  run: (call) =>
    call.context.out.raw(
      completionsOf(call.program, call.words(0))
        .map((word) => `${word}\n`)
        .join(''),
    ),
};

export const completionCommands = [script, complete];
