import { Argument, InvalidArgumentError, Option } from 'commander';

/** An operand. */
export const operand = (name: string, description: string): Argument =>
  new Argument(`<${name}>`, description);

/** An operand that is one of a few words. */
export const oneOf = (name: string, description: string, choices: readonly string[]): Argument =>
  operand(name, description).choices(choices);

/** An option, with or without a value. */
export const option = (flags: string, description: string): Option => new Option(flags, description);

/** An option that is one of a few words. */
export const choice = (flags: string, description: string, choices: readonly string[]): Option =>
  option(flags, description).choices(choices);

/** An option that is true or false. */
export const trueOrFalse = (flags: string, description: string): Option =>
  choice(flags, description, ['true', 'false']);

/** An option that is a number. */
export const number = (flags: string, description: string): Option =>
  option(flags, description).argParser((text) => {
    const value = Number(text);
    if (text.trim() === '' || !Number.isFinite(value)) throw new InvalidArgumentError('It is not a number.');
    return value;
  });

/** An option that is a whole number from `least` on, such as `20`; its value stays text. */
export const wholeNumber = (flags: string, description: string, least = 0): Option =>
  option(flags, description).argParser((text) => {
    if (!/^[0-9]+$/.test(text) || Number(text) < least)
      throw new InvalidArgumentError(`It is not a whole number from ${least} on.`);
    return text;
  });

/** The confirmation of a command that deletes something. */
export const yes = option('-y, --yes', 'do not ask before deleting');
/** A part of a list. */
export const page = [
  wholeNumber('--limit <number>', 'number of entries at most'),
  wholeNumber('--offset <number>', 'number of entries to skip'),
] as const;
