import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './generated/fieldpost.js';

/** A token, or a function that returns one that is valid now; or an access key of an application. */
export type Credentials =
  | { readonly token: string | (() => string | Promise<string>) }
  | { readonly accessKey: string };

export interface ClientOptions {
  /** The host of the suite, such as `https://fieldpost.example`. */
  readonly url: string;
  /** Without them only public operations succeed. */
  readonly credentials?: Credentials;
  /** Sends the requests; the one of the platform by default. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** The HTTP APIs of account, oauth, handler and discovery: `GET('/api/v2/applications')`. */
export type ApiClient = Client<paths>;

/** A client of the HTTP APIs, typed by their OpenAPI document. */
export function apiClient({ url, credentials, fetch: send }: ClientOptions): ApiClient {
  const client = createClient<paths>({ baseUrl: url, ...(send && { fetch: send }) });
  client.use({
    async onRequest({ request }) {
      const authorization = credentials && (await authorizationOf(credentials));
      if (authorization !== undefined) request.headers.set('authorization', authorization);
    },
  });
  return client;
}

async function authorizationOf(credentials: Credentials): Promise<string> {
  if ('accessKey' in credentials) return `Key ${credentials.accessKey}`;
  const { token } = credentials;
  return `Bearer ${typeof token === 'string' ? token : await token()}`;
}

/** A response that reports a failure; the message is that of the server. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    /** The body in the format of its API. */
    readonly body: unknown,
  ) {
    super(message);
  }
}

interface Result<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/** The body of a successful response; fails with an `ApiError` for every other one. */
export async function dataOf<Data>(result: Promise<Result<Data>>): Promise<Data> {
  const { data, error, response } = await result;
  if (!response.ok) throw new ApiError(response.status, messageOf(error, response), error);
  return data as Data;
}

/** OAuth endpoints have the sentence in `error_description`, all others in `error`. */
function messageOf(body: unknown, { status }: Response): string {
  const { error, error_description: description } = Object(body) as Readonly<Record<string, unknown>>;
  const [text] = [description, error].filter((one) => typeof one === 'string');
  return text ?? `status ${status}`;
}
