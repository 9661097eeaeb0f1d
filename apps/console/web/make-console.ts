import { QueryClient } from '@tanstack/react-query';
import { accountApi, type AccountApi } from './api/account.js';
import { isPassing } from './api/advice.js';
import { authorizedFetch, type Send } from './api/authorized-fetch.js';
import { HandlerApi } from './api/handler.js';
import { networkApi, type NetworkApi } from './api/network.js';
import { retryingFetch } from './api/retrying-fetch.js';
import { oauthApi, type OauthApi } from './api/oauth.js';
import type { Authorization } from './session/authorization.js';
import { LeaveQuestions } from './log-out/leave-questions.js';
import type { TokenKeeper } from './session/token-keeper.js';

/** Services for all pages. */
export interface Console {
  readonly authorization: Authorization;
  readonly keeper: TokenKeeper;
  /** Asked before the user logs out. */
  readonly leaving: LeaveQuestions;
  readonly account: AccountApi;
  readonly oauth: OauthApi;
  readonly handler: HandlerApi;
  readonly network: NetworkApi;
  /** Sends a request with a token of the user. */
  readonly send: Send;
  readonly queries: QueryClient;
}

const mostTries = 2;
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The console of the suite at this origin, with its login. */
export function makeConsole(origin: string, authorization: Authorization, keeper: TokenKeeper): Console {
  const send = authorizedFetch(
    keeper,
    retryingFetch((request) => fetch(request), pause),
  );
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) => failures < mostTries && isPassing(error),
        refetchOnWindowFocus: false,
      },
    },
  });
  const handler = new HandlerApi(origin, send);
  return {
    authorization,
    keeper,
    leaving: new LeaveQuestions(),
    account: accountApi(origin, send),
    oauth: oauthApi(origin, send),
    handler,
    network: networkApi(origin, send),
    send,
    queries,
  };
}
