import { type ServiceError, status } from '@grpc/grpc-js';
import { RejectedRequest } from './account.js';

/** False when an app is away, so that the same call may succeed later; other failures are thrown. */
export const isServed = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    (error: unknown) => {
      if (!isUnavailable(error)) throw error;
      return false;
    },
  );

/** Over HTTP, or over gRPC. */
const isUnavailable = (error: unknown): boolean =>
  error instanceof RejectedRequest
    ? error.status === 503
    : (error as Partial<ServiceError>).code === status.UNAVAILABLE;
