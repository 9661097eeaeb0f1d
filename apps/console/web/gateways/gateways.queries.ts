import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AccountApi, Gateway } from '../api/account.js';
import { answered } from '../api/failure.js';
import type { operations } from '../api/generated/account.js';

const all = ['gateways'] as const;
const ofOne = (gatewayId: string) => ['gateway', gatewayId] as const;

/** A gateway as pages keep it: without its secrets, and with what the user may do with it. */
export interface KnownGateway extends Omit<Gateway, 'key' | 'token' | 'collaborators'> {
  readonly rights: readonly string[];
}

/** Every gateway of the user, the newest last. */
export const gatewaysQuery = (account: AccountApi) =>
  queryOptions({
    queryKey: all,
    queryFn: ({ signal }): Promise<readonly Gateway[]> =>
      answered(account.GET('/api/v2/gateways', { signal })),
  });

/** One gateway; fails for those who have no right on it, even where it shows something to everybody. */
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

/** The key of a gateway, which stays in the memory of the page no longer than somebody looks at it. */
export const gatewayKeyQuery = (account: AccountApi, gatewayId: string) =>
  queryOptions({
    queryKey: keyOfGateway(gatewayId, 'key'),
    gcTime: 0,
    queryFn: async ({ signal }): Promise<string> => {
      const params = { path: { gatewayId } };
      return (await answered(account.GET('/api/v2/gateways/{gatewayId}', { params, signal }))).key ?? '';
    },
  });

/** The ids of frequency plans, as the API takes them. */
export type PlanId =
  operations['gateways.create']['requestBody']['content']['application/json']['frequency_plan'];

/** The choices of a field. */
export type Choices = readonly { readonly value: string; readonly label: string }[];

/** The frequency plans as the choices of a field. */
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

/** Below the key of a gateway stands what belongs to it, so that it is forgotten together with it. */
export const keyOfGateway = (gatewayId: string, what: string): readonly string[] => [
  ...ofOne(gatewayId),
  what,
];

/** After a change of a gateway: what is known of it and of the list is asked for anew. */
export async function forgetGateway(queries: QueryClient, gatewayId: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: all }),
    queries.invalidateQueries({ queryKey: ofOne(gatewayId) }),
  ]);
}

/** After a gateway was deleted: nothing of what was known of it holds. */
export async function dropGateway(queries: QueryClient, gatewayId: string): Promise<void> {
  queries.removeQueries({ queryKey: ofOne(gatewayId) });
  await queries.invalidateQueries({ queryKey: all });
}
