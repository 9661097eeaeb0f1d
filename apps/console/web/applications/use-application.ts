import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Application } from '../api/account.js';
import { useConsole } from '../console.js';
import { applicationQuery } from './applications.queries.js';

const route = getRouteApi('/signed-in/console/applications/$appId');

/** The application that the address is about. Its frame has loaded it before any page stands below. */
export function useApplication(): Application {
  const { account } = useConsole();
  const { appId } = route.useParams();
  return useSuspenseQuery(applicationQuery(account, appId)).data;
}
