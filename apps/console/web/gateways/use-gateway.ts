import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useConsole } from '../console.js';
import { gatewayQuery, type KnownGateway } from './gateways.queries.js';

const route = getRouteApi('/signed-in/console/gateways/$gatewayId');

/** The gateway that the address is about. Its frame has loaded it before any page stands below. */
export function useGateway(): KnownGateway {
  const { account } = useConsole();
  const { gatewayId } = route.useParams();
  return useSuspenseQuery(gatewayQuery(account, gatewayId)).data;
}
