import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { AppError } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { type FormAnswer, logFailure, toAppError, waitHeaders } from '@fieldpost/transport';

interface Reply {
  status(code: number): Reply;
  headers(values: FormAnswer['headers']): Reply;
  send(body: unknown): unknown;
}

/** A failure as one door writes it. */
export interface Answer {
  readonly status: number;
  readonly body: object;
}

/** How a door with a form of its own writes its failures. */
export interface Door {
  readonly face: (error: AppError) => Answer;
  /** `WWW-Authenticate` of a 401 (RFC 9110, 11.6.1). */
  readonly challenge: string;
}

/** Writes the failures of an OAuth door, on one line and never cached; each door extends it with its form. */
export class DoorFilter implements ExceptionFilter {
  constructor(
    private readonly logger: Logger,
    private readonly door: Door,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost) {
    const { status, headers, body } = this.refuse(thrown);
    return host.switchToHttp().getResponse<Reply>().status(status).headers(headers).send(body);
  }

  /** The failure as this door writes it, once it is logged. */
  refuse(thrown: unknown): FormAnswer {
    const error = toAppError(thrown);
    logFailure(this.logger, error);
    const answer = this.door.face(error);
    const challenge = answer.status === 401 && { 'www-authenticate': this.door.challenge };
    return { ...answer, headers: { 'cache-control': 'no-store', ...challenge, ...waitHeaders(error) } };
  }
}
