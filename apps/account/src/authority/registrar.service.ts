import { Injectable } from '@nestjs/common';
import { AppError } from '@fieldpost/errors';
import { ParseWith } from '@fieldpost/transport';
import { newUser } from '../users/users.dto.js';
import { UsersService } from '../users/users.service.js';

/** Why somebody was not registered: the sentence of the API, and the member that it is about. */
export interface RegistrationProblem {
  readonly problem: string;
  readonly field: string;
}

/** The kinds of error that whoever registers can do something about. */
const answers: readonly string[] = ['invalid_argument', 'already_exists'];

/** Errors about the name and the password name them; the third is about the address. */
const fieldOf = ({ code, message }: AppError): string => {
  if (code === 'username_exists') return 'username';
  if (code === 'email_exists') return 'email';
  return message.split(' ', 1).join().toLowerCase();
};

/** Registers users for the website, with the rules of `POST /users` and no other. */
@Injectable()
export class Registrar {
  private readonly body = new ParseWith(newUser);

  constructor(private readonly users: UsersService) {}

  /** Undefined when the user was made. A problem is an answer; an error means "I cannot tell". */
  async register(raw: unknown): Promise<RegistrationProblem | undefined> {
    try {
      await this.users.register(await this.body.transform(raw));
      return undefined;
    } catch (error) {
      if (!(error instanceof AppError) || !answers.includes(error.kind)) throw error;
      return { problem: error.message, field: fieldOf(error) };
    }
  }
}
