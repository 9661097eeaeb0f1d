import type { Work } from '@fieldpost/observability';

/** A client as it presents itself: nothing of it is checked yet. */
export interface Client {
  readonly id: string;
  /** Empty for a public client. */
  readonly secret: string;
  /** Whether the credentials came in the body rather than in the header. */
  readonly isInBody: boolean;
}

/** A client that asks, and on whose behalf; the work is needed only where it is not followed. */
export interface AskingClient {
  readonly client: Client;
  readonly work: Work | undefined;
}
