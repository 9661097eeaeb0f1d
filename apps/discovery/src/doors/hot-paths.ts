import type { IncomingMessage, ServerResponse } from 'node:http';
import { isServiceName } from '@fieldpost/domain';
import { type AnnouncementsService, isNotFound } from '../announcements/announcements.service.js';
import type { ReadyText, ReadyTexts } from './ready-texts.js';

/** The two paths in their plain form; a query, an escape or anything else is for the framework. */
const pattern = /^\/announcements\/([a-z]+)(?:\/([0-9A-Za-z_-]{1,71}))?$/;

/** Characters of a header that are looked at; with a longer one the answer is sent whole. */
const longestHeader = 4 * 1024;

const all = { limit: 0, offset: 0 };

/** The reads of the HTTP gateway from texts that lie ready; all else is left to `AnnouncementsController`. */
export class HotPaths {
  constructor(
    private readonly announcements: AnnouncementsService,
    private readonly texts: ReadyTexts,
  ) {}

  /** Answers a request at once; false when it is not one of these. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    const [, service = '', id] = (method === 'GET' && pattern.exec(url)) || [];
    const text = isServiceName(service) ? this.find(service, id) : undefined;
    // A body that nobody asked for is read, or rejected, where bodies are.
    if (!text || headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
      return false;
    send(request, response, text);
    return true;
  }

  /** Rejections are rare: the framework writes them and logs them. */
  private find(serviceName: Parameters<AnnouncementsService['list']>[0], id?: string): ReadyText | undefined {
    try {
      return id === undefined
        ? this.texts.lists.of(this.announcements.list(serviceName, all))
        : this.texts.registered.of(this.announcements.get({ serviceName, id }));
    } catch (thrown) {
      if (isNotFound(thrown)) return undefined;
      throw thrown;
    }
  }
}

const knows = (request: IncomingMessage, { tag }: ReadyText): boolean => {
  const known = request.headers['if-none-match'];
  if (known === undefined || known.length > longestHeader) return false;
  return known === '*' || known.split(',').some((each) => each.trim() === tag);
};

function send(request: IncomingMessage, response: ServerResponse, text: ReadyText): void {
  // A cache may keep it, and has to ask with the tag before each use (RFC 9111, 5.2.2.4).
  const common = ['ETag', text.tag, 'Vary', 'Accept-Encoding', 'Cache-Control', 'no-cache'];
  if (knows(request, text)) {
    response.writeHead(304, common).end();
    return;
  }
  const gzipped = takesGzip(request) ? text.gzipped : undefined;
  const body = gzipped ?? text.bytes;
  const encoding = gzipped ? ['Content-Encoding', 'gzip'] : [];
  const type = ['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length)];
  response.writeHead(200, [...type, ...encoding, ...common]).end(body);
}

/** Whether gzip is among what a client takes, and not with the weight 0. */
function takesGzip({ headers }: IncomingMessage): boolean {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined || accepted.length > longestHeader) return false;
  return String(accepted).split(',').some(isGzip);
}

/** A coding and its weight (RFC 9110, 12.5.3). */
function isGzip(text: string): boolean {
  const [coding = '', weight = ''] = text.split(';');
  return coding.trim() === 'gzip' && !/^q=0(?:\.0*)?$/.test(weight.trim());
}
