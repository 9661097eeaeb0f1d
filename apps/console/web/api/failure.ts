/** Why a call did not do what it was for. `status` is that of HTTP; 0 when there was no answer at all. */
export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ApiFailure';
  }
}

/** A list, or one page of it, and how long the whole list is. */
export interface Listed<T> {
  readonly items: readonly T[];
  readonly total: number;
}

interface Result<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
  readonly response: Response;
}

/** What a call answered; `ApiFailure` for everything but success. */
export async function answered<T>(call: Promise<Result<T>>): Promise<T> {
  return (await succeeded(call)).data as T;
}

/** The same for a list. */
export async function listed<T>(call: Promise<Result<readonly T[]>>): Promise<Listed<T>> {
  const { data = [], response } = await succeeded(call);
  return { items: data, total: Number(response.headers.get('x-total-count') ?? data.length) };
}

async function succeeded<T>(call: Promise<Result<T>>): Promise<Result<T>> {
  const result = await call.catch((cause: unknown) => {
    throw new ApiFailure(0, '', { cause });
  });
  if (result.response.ok) return result;
  throw new ApiFailure(result.response.status, sentenceIn(result.error));
}

/** The servers say it in `error`; something between them and the browser may say anything. */
function sentenceIn(body: unknown): string {
  const error = (body as { readonly error?: unknown } | undefined)?.error;
  return typeof error === 'string' ? error : '';
}
