import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AccountApi, Gateway } from '../api/account.js';
import { answered } from '../api/failure.js';
import type { operations } from '../api/generated/account.js';

const all = ['gateways'] as const;
const ofOne = (gatewayId: string) => ['gateway', gatewayId] as const;

/** A gateway without its secrets, and with the rights of the user. */
export interface KnownGateway extends Omit<Gateway, 'key' | 'token' | 'collaborators'> {
  readonly rights: readonly string[];
}

/** All gateways of the user, the newest last. */
export const gatewaysQuery = (account: AccountApi) =>
  queryOptions({
    queryKey: all,
    queryFn: ({ signal }): Promise<readonly Gateway[]> =>
      answered(account.GET('/api/v2/gateways', { signal })),
  });

/** One gateway. Fails for users without a right on it, although parts may be public. */
export const gatewayQuery = (account: AccountApi, gatewayId: string) =>
  queryOptions({
    queryKey: ofOne(gatewayId),
    queryFn: async ({ signal }): Promise<KnownGateway> => {
      const params = { path: { gatewayId } };
      const [rights, { key: _, token: __, collaborators: ___, ...gateway }] = await Promise.all([
        answered(account.GET('/api/v2/gateways/{gatewayId}/rights', { params, signal })),
        answered(account.GET('/api/v2/gateways/{gatewayId}', { params, signal })),
      ]);
      return { ...gateway, rights };
    },
  });

/** The key of a gateway, cached only while it is shown. */
export const gatewayKeyQuery = (account: AccountApi, gatewayId: string) =>
  queryOptions({
    queryKey: keyOfGateway(gatewayId, 'key'),
    gcTime: 0,
    queryFn: async ({ signal }): Promise<string> => {
      const params = { path: { gatewayId } };
      return (await answered(account.GET('/api/v2/gateways/{gatewayId}', { params, signal }))).key ?? '';
    },
  });

/** Ids of frequency plans. */
export type PlanId =
  operations['gateways.create']['requestBody']['content']['application/json']['frequency_plan'];

/** Options of a select field. */
export type Choices = readonly { readonly value: string; readonly label: string }[];

/** Frequency plans as options of a select field. */
export const planChoicesQuery = (account: AccountApi) =>
  queryOptions({
    queryKey: ['frequency-plans'],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Choices> => {
      const plans = await answered(account.GET('/api/v2/frequency-plans', { signal }));
      return Object.values(plans).map(({ id, description }) => ({
        value: id,
        label: `${id}: ${description}`,
      }));
    },
  });

/** A frequency plan with its channels. */
export const frequencyPlanQuery = (account: AccountApi, planId: string) =>
  queryOptions({
    queryKey: ['frequency-plans', planId],
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      answered(account.GET('/api/v2/frequency-plans/{planId}', { params: { path: { planId } }, signal })),
  });

/** Prefix of the query keys of a gateway, so that they are removed together. */
export const keyOfGateway = (gatewayId: string, what: string): readonly string[] => [
  ...ofOne(gatewayId),
  what,
];

/** Invalidates a gateway and the list after a change. */
export async function invalidateGateway(queries: QueryClient, gatewayId: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: all }),
    queries.invalidateQueries({ queryKey: ofOne(gatewayId) }),
  ]);
}

/** Removes everything of a gateway after it was deleted. */
export async function dropGateway(queries: QueryClient, gatewayId: string): Promise<void> {
  queries.removeQueries({ queryKey: ofOne(gatewayId) });
  await queries.invalidateQueries({ queryKey: all });
}

/** Invalidates the list, and every gateway that is loaded, after a change of many. */
export async function invalidateGateways(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: all }),
    queries.invalidateQueries({ queryKey: [ofOne('')[0]] }),
  ]);
}
