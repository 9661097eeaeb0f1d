/** An error of a payload function, with its place in the source where that is known; lines and columns begin at 1. */
export interface ScriptError {
  readonly function: string;
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
  /** What was logged before. */
  readonly logs?: readonly { readonly function: string; readonly fields?: readonly string[] }[];
}

interface FailureOptions extends ErrorOptions {
  readonly needsLogin?: boolean;
  readonly scriptError?: ScriptError | undefined;
}

/** A failed call. `status` is the HTTP status; 0 without a response. */
export class ApiFailure extends Error {
  /** Whether the user has to log in again before the call is served. */
  readonly needsLogin: boolean;
  /** The error of a payload function that is the cause. */
  readonly scriptError: ScriptError | undefined;

  constructor(
    readonly status: number,
    message: string,
    { needsLogin = false, scriptError, ...options }: FailureOptions = {},
  ) {
    super(message, options);
    this.needsLogin = needsLogin;
    this.scriptError = scriptError;
    this.name = 'ApiFailure';
  }
}

/** Whether the server does not know what was asked for, or not the path. */
export const isNotFound = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status === 404;

/** Whether the user lacks a right. A login that is too old says nothing about rights. */
export const isForbidden = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status === 403 && !failure.needsLogin;

/** Whether a response says that the user has to log in again (RFC 9470, 3). */
export const needsLoginIn = (headers: Headers): boolean =>
  headers.get('www-authenticate')?.includes('insufficient_user_authentication') ?? false;

/** The failure of a response with this text. */
export const failedResponse = (
  { status, headers }: Response,
  message: string,
  scriptError?: ScriptError,
): ApiFailure => new ApiFailure(status, message, { needsLogin: needsLoginIn(headers), scriptError });

/** A list or one page of it, with the total. */
export interface Listed<T> {
  readonly items: readonly T[];
  readonly total: number;
}

interface Result<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
  readonly response: Response;
}

/** The body of a successful response. Throws `ApiFailure` otherwise. */
export async function answered<T>(call: Promise<Result<T>>): Promise<T> {
  return (await succeeded(call)).data as T;
}

/** The same for lists. */
export async function listed<T>(call: Promise<Result<readonly T[]>>): Promise<Listed<T>> {
  const { data = [], response } = await succeeded(call);
  return { items: data, total: Number(response.headers.get('x-total-count') ?? data.length) };
}

async function succeeded<T>(call: Promise<Result<T>>): Promise<Result<T>> {
  const result = await call.catch((cause: unknown) => {
    throw new ApiFailure(0, '', { cause });
  });
  if (result.response.ok) return result;
  throw failedResponse(result.response, sentenceIn(result.error));
}

/** Servers put the text into `error`; proxies may respond with anything. */
function sentenceIn(body: unknown): string {
  const error = (body as { readonly error?: unknown } | undefined)?.error;
  return typeof error === 'string' ? error : '';
}
