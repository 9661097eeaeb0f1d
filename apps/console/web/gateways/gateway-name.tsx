import { useQuery } from '@tanstack/react-query';
import type { Gateway } from '../api/account.js';
import { useConsole } from '../console.js';
import { TextLink } from '../widgets/links.js';
import { gatewaysQuery } from './gateways.queries.js';

/** The gateways of the user by id; none until they are loaded. */
export function useOwnGateways(): ReadonlyMap<string, Gateway> {
  const { account } = useConsole();
  const { data = [] } = useQuery(gatewaysQuery(account));
  return new Map(data.map((gateway) => [gateway.id, gateway]));
}

interface GatewayNameProps {
  readonly id: string;
  readonly own: ReadonlyMap<string, unknown>;
}

/** The id of a gateway, with a link to its page where the user may open it. */
export const GatewayName = ({ id, own }: GatewayNameProps) =>
  own.has(id) ? (
    <TextLink to="/console/gateways/$gatewayId" params={{ gatewayId: id }}>
      {id}
    </TextLink>
  ) : (
    id
  );
