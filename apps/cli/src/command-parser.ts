import { Command, type Option } from 'commander';

/** A parser whose error about a missing option names the values that it takes. */
export class CommandParser extends Command {
  override createCommand(name?: string): CommandParser {
    return new CommandParser(name);
  }

  /** Called by the library, which has no setting for this text. */
  missingMandatoryOptionValue({ flags, argChoices: values }: Option): void {
    const choices = values ? ` Allowed choices are ${values.join(', ')}.` : '';
    this.error(`error: required option '${flags}' not specified.${choices}`);
  }
}
