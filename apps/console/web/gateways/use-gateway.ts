import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useConsole } from '../console.js';
import { gatewayQuery, type KnownGateway } from './gateways.queries.js';

const route = getRouteApi('/signed-in/console/gateways/$gatewayId');

/** The gateway of the URL. The frame loads it before its pages are shown. */
export function useGateway(): KnownGateway {
  const { account } = useConsole();
  const { gatewayId } = route.useParams();
  return useSuspenseQuery(gatewayQuery(account, gatewayId)).data;
}
