import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { needsCreatedBody, needsEveryBody } from './clients-that-need-bodies.js';
import { type Fullness, preferredReturn } from './prefer.js';

/** Status per preference, and the body that the specification requires, if any. */
export interface WriteResponse {
  readonly minimal: number;
  readonly representation: number;
  readonly body: ((value: never) => unknown) | undefined;
  /** Whether the representation is a resource that the server made, such as a new access key. */
  readonly givesCreated: boolean;
}

export const responseKey = 'transport:response';

/** Preference used for requests without `Prefer`. */
export const STANDARD_FULLNESS = Symbol('STANDARD_FULLNESS');

/** Applies the preference of the caller, or else of the deployment, and reports it in `Preference-Applied`. */
@Injectable()
export class ResponseBodyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    @Inject(STANDARD_FULLNESS) private readonly standard: Fullness,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = this.reflector.get<WriteResponse>(responseKey, context.getHandler());
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const preferred = preferredReturn(request.headers.prefer);
    const fullness = preferred ?? this.standardFor(response, request);
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map((value: unknown) => {
        reply
          .status(response[fullness])
          .header('vary', response.givesCreated ? 'Prefer, User-Agent' : 'Prefer');
        if (preferred) reply.header('preference-applied', `return=${preferred}`);
        return fullness === 'representation' ? (value ?? {}) : minimalBody(response, value, reply);
      }),
    );
  }

  /** Preference for a client that states none: some need a body. */
  private standardFor({ givesCreated }: WriteResponse, { url, headers }: FastifyRequest): Fullness {
    const needsBody = needsEveryBody(url, headers) || (givesCreated && needsCreatedBody(headers));
    return needsBody ? 'representation' : this.standard;
  }
}

/** A JSON string must be written here: the framework would send a bare text. */
function minimalBody({ body }: WriteResponse, value: unknown, reply: FastifyReply): unknown {
  if (body === undefined) return undefined;
  reply.type('application/json; charset=utf-8');
  return JSON.stringify(body(value as never));
}
