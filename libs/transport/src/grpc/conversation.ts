import {
  type CallOptions,
  type Client,
  type ClientDuplexStream,
  type Metadata,
  type ServiceError,
  status,
} from '@grpc/grpc-js';
import { type AppError, unavailable } from '@fieldpost/errors';
import { currentWork, type Span, type Work } from '@fieldpost/observability';
import { askingSpan } from '../request-context/carried-work.js';
import { fromServiceError, standardDeadlineMs } from './grpc-call.js';

/** How long a stream takes questions, in milliseconds; the next one may be held with another replica. */
const freshMs = 1_000;

/** Which question of a stream this is, and on whose behalf it is asked. */
export interface Asked {
  readonly number: number;
  readonly request_id: string;
  readonly traceparent: string;
}

/** Which question of a stream this answers; a code other than 0 is the status of a call that failed. */
export interface Told {
  readonly number: number;
  readonly code: number;
  readonly message: string;
}

/** A generated method that streams both ways. */
export interface Questions<Question, Answer> {
  readonly path: string;
  readonly requestSerialize: (question: Question & { readonly asked: Asked }) => Buffer;
  readonly responseDeserialize: (bytes: Buffer) => Answer;
}

export interface ConversationOptions {
  /** Who is asked, for the sentence "unavailable: …". */
  readonly peer: string;
  readonly metadata: Metadata;
}

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: AppError) => void;
  readonly span: Span | undefined;
}

/**
 * Asks a peer one thing time and again, on one stream for the questions of a second: a message on a stream that is open
 * costs a tenth of a call (decision 0062). Each question has an answer or an `AppError` of its own, as with `callUnary`.
 */
export class Conversation<Question extends object, Answer extends { readonly told: Told | null }> {
  private line: Line<Question, Answer> | undefined;

  constructor(
    private readonly client: Client,
    private readonly questions: Questions<Question, Answer>,
    private readonly options: ConversationOptions,
  ) {}

  /** @param work on whose behalf; needed only where that is not followed */
  ask(question: Question, work: Work | undefined = currentWork()): Promise<Answer> {
    this.line ??= this.open();
    return this.line.ask(question, work);
  }

  private open(): Line<Question, Answer> {
    const { path, requestSerialize, responseDeserialize } = this.questions;
    const start = (options: CallOptions) =>
      this.client.makeBidiStreamRequest(
        path,
        requestSerialize,
        responseDeserialize,
        this.options.metadata,
        options,
      );
    const line: Line<Question, Answer> = new Line(path, start, {
      peer: this.options.peer,
      leave: () => {
        if (this.line === line) this.line = undefined;
      },
    });
    return line;
  }
}

type Start<Question, Answer> = (
  options: CallOptions,
) => ClientDuplexStream<Question & { readonly asked: Asked }, Answer>;

interface LineOptions {
  readonly peer: string;
  /** Hears when the stream takes no more questions; once at least. */
  readonly leave: () => void;
}

/** One stream, until what was asked on it is answered. */
class Line<Question extends object, Answer extends { readonly told: Told | null }> {
  private readonly stream;
  private readonly waiting = new Map<number, Waiting<Answer>>();
  private asked = 0;

  constructor(
    private readonly path: string,
    start: Start<Question, Answer>,
    private readonly options: LineOptions,
  ) {
    this.stream = start({ deadline: Date.now() + freshMs + standardDeadlineMs });
    const age = setTimeout(() => {
      options.leave();
      this.stream.end();
    }, freshMs);
    const over = (error: AppError) => {
      clearTimeout(age);
      options.leave();
      this.fail(error);
    };
    this.stream
      .on('data', (answer: Answer) => this.take(answer))
      .on('error', (error: ServiceError) => over(fromServiceError(error, options.peer)))
      .on('end', () => over(unavailable({ what: options.peer })));
  }

  ask(question: Question, work: Work | undefined): Promise<Answer> {
    const span = work?.span && askingSpan(work.span, this.path);
    const number = (this.asked += 1);
    const asked = { number, request_id: work?.requestId ?? '', traceparent: span?.traceparent ?? '' };
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject, span });
      this.stream.write({ ...question, asked });
    });
  }

  private take(answer: Answer): void {
    const { number, code, message } = answer.told ?? { number: 0, code: status.INTERNAL, message: '' };
    const waiting = this.waiting.get(number);
    this.waiting.delete(number);
    if (!waiting) return;
    waiting.span?.end(code === status.OK ? undefined : status[code]);
    if (code === status.OK) waiting.resolve(answer);
    else waiting.reject(fromServiceError({ code, details: message }, this.options.peer));
  }

  private fail(error: AppError): void {
    for (const { reject, span } of this.waiting.values()) {
      span?.end(error.code);
      reject(error);
    }
    this.waiting.clear();
  }
}
