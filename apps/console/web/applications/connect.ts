import type { QueryClient } from '@tanstack/react-query';
import type { HandlerApi } from '../api/handler.js';
import { handlerQuery } from './applications.queries.js';

const mostTries = 20;
const pauseMs = 500;

/**
 * Connects an application to the handler of this site, and waits until discovery knows it. Whether it did: an
 * application without a handler can be connected later.
 */
export async function connect(handler: HandlerApi, queries: QueryClient, appId: string): Promise<boolean> {
  try {
    await handler.register(appId);
    await known(handler, queries, appId);
    return true;
  } catch {
    return false;
  }
}

async function known(handler: HandlerApi, queries: QueryClient, appId: string): Promise<void> {
  const query = { ...handlerQuery(handler, appId), staleTime: 0 };
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (await queries.fetchQuery(query)) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
