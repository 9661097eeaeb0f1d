import type { EventEmitter } from 'node:events';
import type { Metadata, ServerDuplexStream } from '@grpc/grpc-js';
import { type AppError, kinds } from '@fieldpost/errors';
import {
  asPartOf,
  followedAs,
  followWork,
  type Logger,
  requestIdFrom,
  type Work,
} from '@fieldpost/observability';
import { logFailure } from '../errors/app-error.filter.js';
import type { Asked, Told } from './conversation.js';
import { toGrpcFailure } from '../errors/retry-after.js';
import { toAppError } from '../errors/to-app-error.js';
import { answeringSpan, type CallWatchers } from '../request-context/watched-calls.js';

/** Questions of one stream that are looked into at once; it is not read on before one of them is answered. */
const mostUnderWay = 64;

export interface ConversationsOptions {
  readonly logger: Logger;
  /** Throws when the caller may not ask. */
  readonly admit: (metadata: Metadata) => void;
}

type Stream<Question, Answer> = ServerDuplexStream<Question, Answer & { readonly told: Told }>;
type Answering<Question, Answer> = (question: Question) => Promise<Answer>;

/** The answering side of conversations: each question counts, is traced and fails like a call of its own. */
export class Conversations {
  private watchers: CallWatchers | undefined;

  constructor(private readonly options: ConversationsOptions) {}

  /** Has questions measured and traced from now on. */
  watchedBy(watchers: CallWatchers): void {
    this.watchers = watchers;
  }

  /** Answers what comes on a stream, until its caller has no more questions. */
  hold<Question extends { readonly asked: Asked | null }, Answer extends object>(
    stream: Stream<Question, Answer>,
    answer: Answering<Question, Answer>,
  ): void {
    // The framework leaves streams to themselves, failures included.
    stream.on('error', () => undefined);
    try {
      this.options.admit(stream.metadata);
    } catch (thrown) {
      this.reject(stream, toAppError(thrown));
      return;
    }
    let underWay = 0;
    let isAll = false;
    const answered = () => {
      underWay -= 1;
      if (isAll && underWay === 0) stream.end();
      else if (stream.isPaused()) stream.resume();
    };
    stream.on('data', (question: Question) => {
      underWay += 1;
      if (underWay >= mostUnderWay) stream.pause();
      void this.tell(stream, question, answer).then(answered);
    });
    stream.on('end', () => {
      isAll = true;
      if (underWay === 0) stream.end();
    });
  }

  private async tell<Question extends { readonly asked: Asked | null }, Answer extends object>(
    stream: Stream<Question, Answer>,
    question: Question,
    answer: Answering<Question, Answer>,
  ): Promise<void> {
    const { number, request_id, traceparent } = question.asked ?? unnumbered;
    const watched = this.watch(stream.getPath(), requestIdFrom(request_id), traceparent);
    try {
      const found = await watched.within(() => answer(question));
      watched.ended();
      if (!stream.cancelled) stream.write({ ...found, told: { number, code: 0, message: '' } });
    } catch (thrown) {
      const error = toAppError(thrown);
      watched.ended(error);
      if (stream.cancelled) return;
      if (!question.asked) return void stream.emit('error', toGrpcFailure(error));
      const told = { number, code: kinds[error.kind].grpc, message: error.message };
      stream.write({ told } as Answer & { readonly told: Told });
    }
  }

  private reject(stream: Pick<EventEmitter, 'emit'>, error: AppError): void {
    logFailure(this.options.logger, error);
    stream.emit('error', toGrpcFailure(error));
  }

  /** Where nobody traces, a question is not followed: that costs more than many an answer (decision 0049). */
  private watch(path: string, requestId: string, traceparent: string) {
    const began = performance.now();
    const { tracing, measured } = this.watchers ?? {};
    const span = tracing && answeringSpan(tracing, path, { requestId, traceparent });
    const work: Work = { requestId, span };
    const leave = span && followWork();
    return {
      within: <T>(run: () => T): T => (span ? asPartOf(work, run) : run()),
      ended: (error?: AppError): void => {
        // What is logged of a failure is part of the request.
        if (error) followedAs(work, () => logFailure(this.options.logger, error));
        measured?.note(path, error ? kinds[error.kind].grpc : 0, performance.now() - began);
        span?.end(error?.code);
        leave?.();
      },
    };
  }
}

/** Of a caller that has one question. */
const unnumbered: Asked = { number: 0, request_id: '', traceparent: '' };
