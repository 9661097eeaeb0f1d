import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Application } from '../api/account.js';
import { useConsole } from '../console.js';
import { applicationQuery } from './applications.queries.js';

const route = getRouteApi('/signed-in/console/applications/$appId');

/** The application of the URL. The frame loads it before its pages are shown. */
export function useApplication(): Application {
  const { account } = useConsole();
  const { appId } = route.useParams();
  return useSuspenseQuery(applicationQuery(account, appId)).data;
}
