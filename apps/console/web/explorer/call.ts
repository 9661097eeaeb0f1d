import type { Send } from '../api/authorized-fetch.js';
import { ApiFailure } from '../api/failure.js';
import { scopeOfIds } from '../api/network.js';
import type { Access } from './api-document.js';
import type { PreparedRequest } from './prepared-request.js';

/** A response of an API, as it is shown. */
export interface ApiResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly ms: number;
  /** The server redirects; the browser does not reveal where. */
  readonly redirects: boolean;
  /** The user got no token for the entity of the call, which was not made: this is the response of the token server. */
  readonly isOfTokenServer: boolean;
  readonly text: string;
  readonly isCut: boolean;
  /** Still receiving. */
  readonly isOpen: boolean;
}

interface Call {
  readonly origin: string;
  readonly request: PreparedRequest;
  readonly access: Access;
  /** Adds the token of the user. */
  readonly send: Send;
  readonly signal: AbortSignal;
  /** Receives the response again with each part of its body. */
  readonly show: (response: ApiResponse) => void;
}

/** Bytes of a body that are shown. */
export const mostBytes = 200_000;

/**
 * Makes a call and reads its response, also a stream of events, until it ends, is too long or the signal stops it.
 * The request stays at the origin of the console: no redirect is followed, and no cookie is sent. Throws `ApiFailure`
 * without a response.
 */
export async function call({ origin, request, access, send, signal, show }: Call): Promise<void> {
  const sent = requestAt(origin, request, signal);
  const since = performance.now();
  const answering = access === 'token' ? send(sent, scopeIn(request, sent.url)) : fetch(sent);
  const answer = await answering.catch((cause: unknown) => {
    if (signal.aborted) return undefined;
    throw new ApiFailure(0, '', { cause });
  });
  if (!answer) return;
  const head = {
    status: answer.status,
    statusText: answer.statusText,
    headers: [...answer.headers],
    ms: Math.round(performance.now() - since),
    redirects: answer.type === 'opaqueredirect',
    isOfTokenServer: answer.url !== sent.url,
  };
  await readBody(answer, signal, (body) => show({ ...head, ...body }));
}

function requestAt(
  origin: string,
  { method, target, headers, body }: PreparedRequest,
  signal: AbortSignal,
): Request {
  const url = new URL(origin + target);
  if (url.origin !== origin) throw new Error('a request to another origin');
  return new Request(url, {
    method,
    headers: { ...headers },
    signal,
    credentials: 'omit',
    redirect: 'manual',
    cache: 'no-store',
    ...(body !== undefined && { body }),
  });
}

/** The entity of a call that names it in the query or the body; undefined where the path does. */
function scopeIn({ target, body }: PreparedRequest, url: string): string | undefined {
  if (target !== '/handler/applications' || body === undefined) return scopeOfIds(url);
  const { app_id: appId } = JSON.parse(body) as { readonly app_id?: unknown };
  return typeof appId === 'string' ? `apps:${appId}` : undefined;
}

type Body = Pick<ApiResponse, 'text' | 'isCut' | 'isOpen'>;

/** Shows the body as it arrives. */
async function readBody(answer: Response, signal: AbortSignal, show: (body: Body) => void): Promise<void> {
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let [text, bytes, isOpen] = ['', 0, reader !== undefined];
  show({ text, isCut: false, isOpen });
  while (reader && isOpen && bytes <= mostBytes) {
    const { done, value } = await reader.read().catch(endedBy(signal));
    isOpen = !done;
    text += decoder.decode(value?.subarray(0, mostBytes - bytes), { stream: isOpen });
    bytes += value?.length ?? 0;
    show({ text, isCut: bytes > mostBytes, isOpen: isOpen && bytes <= mostBytes });
  }
  // Closes the connection of what is too long.
  await reader?.cancel().catch(() => undefined);
}

/** What was stopped ends like a body that was read. */
const endedBy =
  (signal: AbortSignal) =>
  (cause: unknown): { readonly done: true; readonly value?: undefined } => {
    if (signal.aborted) return { done: true };
    throw new ApiFailure(0, '', { cause });
  };

/** The body for people: JSON is indented. */
export function readable({ text, headers, isOpen, isCut }: ApiResponse): string {
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  if (isOpen || isCut || !type.includes('json')) return text;
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
