import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { followedAs, type Logger, requestIdFrom, requestIdHeader } from '@fieldpost/observability';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { readWhole, UnreadableBody } from './body-parsers.js';
import { readForm } from './form-members.js';
import type { Front } from './front.js';
import { strictTransport } from './http-hooks.js';
import type { Limits } from './limits.js';

/** What came with a form. */
export interface SentForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly authorization: string | undefined;
  /** Network address of the caller. */
  readonly address: string;
  readonly requestId: string;
}

/** An answer in JSON; without `content-type` and length, which are added. */
export interface FormAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

/** A path to which so many forms are sent that it stands before the framework. */
export interface HotForm {
  answer(form: SentForm): Promise<FormAnswer>;
  /** Writes a failure in the form of the door; it is logged there. */
  refuse(thrown: unknown): FormAnswer;
}

export interface FormFrontOptions {
  readonly logger: Logger;
  readonly isProxy: Limits['isProxy'];
  /** The forms by their paths, from the app when it is up. */
  readonly forms: (app: NestFastifyApplication) => ReadonlyMap<string, HotForm>;
}

/** Longer forms, and all that are out of the ordinary, are for the framework. */
const longest = 16 * 1024;
const formType = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/**
 * Answers short forms without the framework, as it would do. Work is not followed here, for that costs as much as all the
 * rest (decision 0049); it is handed on from call to call instead.
 */
export class FormFront implements Front {
  private forms: ReadonlyMap<string, HotForm> = new Map();

  constructor(private readonly options: FormFrontOptions) {}

  async open(app: NestFastifyApplication): Promise<void> {
    this.forms = this.options.forms(app);
  }

  async close(): Promise<void> {
    // Requests under way end with the HTTP server.
  }

  serveHttp(request: IncomingMessage, response: ServerResponse): string | undefined {
    const path = request.url ?? '';
    const form = this.forms.get(path);
    if (!form || !isOrdinary(request)) return undefined;
    const began = performance.now();
    const requestId = requestIdFrom(request.headers[requestIdHeader]);
    readWhole(request, readForm, (body) => {
      void this.answer(form, body, { request, requestId }).then((answer) => {
        this.write(response, answer, { request, requestId });
        const ms = Math.round(performance.now() - began);
        const status = response.statusCode;
        this.options.logger.info(
          { request_id: requestId, method: 'POST', path, status, ms },
          'request served',
        );
      });
    });
    return path;
  }

  private async answer(form: HotForm, body: unknown, { request, requestId }: Asked): Promise<FormAnswer> {
    try {
      if (body instanceof UnreadableBody) throw body.error;
      return await form.answer({
        fields: body as SentForm['fields'],
        authorization: request.headers.authorization,
        address: proxyAddress(request, this.options.isProxy),
        requestId,
      });
    } catch (thrown) {
      // What is logged of a failure is part of the request.
      return followedAs({ requestId }, () => form.refuse(thrown));
    }
  }

  private write(response: ServerResponse, { status, headers, body }: FormAnswer, asked: Asked): void {
    const text = JSON.stringify(body);
    const all: OutgoingHttpHeaders = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    };
    for (const name in headers) all[name] = headers[name];
    all[requestIdHeader] = asked.requestId;
    if (this.isSecure(asked.request)) all['strict-transport-security'] = strictTransport;
    response.writeHead(status, all).end(text);
  }

  /** Whether the caller came over TLS, as the proxy in front tells. */
  private isSecure({ headers, socket }: IncomingMessage): boolean {
    const told = headers['x-forwarded-proto'];
    if (told === undefined || !this.options.isProxy(socket.remoteAddress ?? '')) return false;
    return String(told).split(',').at(-1)?.trim() === 'https';
  }
}

interface Asked {
  readonly request: IncomingMessage;
  readonly requestId: string;
}

/** A POST of a form whose length is told and small. */
function isOrdinary({ method, headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length'] ?? 0);
  return method === 'POST' && length > 0 && length <= longest && formType.test(headers['content-type'] ?? '');
}
