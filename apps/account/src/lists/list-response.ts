import { Readable } from 'node:stream';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { toAppError, type Page, pageHeaders } from '@fieldpost/transport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { batchesOf, batchSize, firstSlice } from './batches.js';
import type { List } from './list.js';

/** Time without progress after which a slow client is disconnected. */
const timeoutMs = 60_000;

/** Writes a list: the requested page, or the whole list as a streamed array. */
@Injectable()
class ListInterceptor implements NestInterceptor {
  private readonly logger = new Logger('lists');

  intercept(context: ExecutionContext, next: CallHandler<List<unknown>>): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      mergeMap((list) => {
        const { page } = list;
        return page ? writePage(list, page, { request, reply }) : this.writeAll(list, { request, reply });
      }),
    );
  }

  /** Reads the first batch before it sends the status, so that an unreadable list gets an error response. */
  private async writeAll(list: List<unknown>, { request, reply }: Exchange): Promise<unknown> {
    const first = await list.read(firstSlice);
    if (first.length < batchSize) return first.map(({ item }) => item);
    reply.type('application/json; charset=utf-8');
    if (request.method === 'HEAD') return Readable.from([]);
    reply.raw.setTimeout(timeoutMs, () => reply.raw.destroy());
    return Readable.from(this.orDisconnect(batchesOf(list, first)));
  }

  /** A later failure cuts the connection, so that the client does not take the part for the whole list. */
  private async *orDisconnect(batches: AsyncGenerator<string>): AsyncGenerator<string> {
    try {
      yield* batches;
    } catch (error) {
      this.logger.warn(`list was cut off: ${toAppError(error).message}`);
      throw error;
    }
  }
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function writePage(list: List<unknown>, page: Page, { request, reply }: Exchange): Promise<unknown> {
  const [total, rows] = await Promise.all([list.count(), list.read({ ...page, after: undefined })]);
  reply.headers(pageHeaders(request.url, page, total));
  return rows.map(({ item }) => item);
}

/** For a method that returns a `List`. */
export const ListResponse = () => UseInterceptors(ListInterceptor);
