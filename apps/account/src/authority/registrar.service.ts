import { Injectable } from '@nestjs/common';
import { AppError } from '@fieldpost/errors';
import { ParseWith } from '@fieldpost/transport';
import { newUser } from '../users/users.dto.js';
import { UsersService } from '../users/users.service.js';
import { orProblem, type Problem } from './problem.js';

/** Why nobody was registered; when there were too many, with the seconds until the next may be. */
export interface RegistrationProblem extends Problem {
  readonly retry_after?: number;
}

/** Registers users for the website, with the rules of `POST /users` and no other. */
@Injectable()
export class Registrar {
  private readonly body = new ParseWith(newUser);

  constructor(private readonly users: UsersService) {}

  /** Undefined when the user was made. */
  register(raw: unknown, address: string): Promise<RegistrationProblem | undefined> {
    return orProblem(async () => {
      await this.users.registerOnWebsite(await this.body.transform(raw), address);
      return undefined;
    }).catch(tooMany);
  }
}

/** To be told on the form as well, though no member of it is to blame. */
function tooMany(error: unknown): RegistrationProblem {
  if (error instanceof AppError && error.kind === 'resource_exhausted')
    return { problem: error.message, field: '', retry_after: error.retryAfter ?? 0 };
  throw error;
}
