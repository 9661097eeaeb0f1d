import { pageMembers, toPage } from '@fieldpost/transport';
import { z } from 'zod';
import { sortMember } from '../lists/sorting.js';
import { plainText } from '../values/plain-text.js';
import { type AdministeredApplication, allApplicationsSorts } from './all-applications.repository.js';
import { type AdministeredGateway, allGatewaysSorts } from './all-gateways.repository.js';
import type { AdministeredApplicationDto, AdministeredGatewayDto } from './all-entities.operations.js';

const word = plainText(100).optional();

const queryOf = <S extends string>(sorts: readonly [S, ...S[]], searched: string) =>
  z
    .object({
      ...pageMembers,
      search: word.meta({ description: searched }),
      creator: word.meta({ description: 'Name of the user who created them.' }),
      organization: word.meta({ description: 'Id of the organization that they were created for.' }),
      sort: sortMember(sorts),
    })
    .transform(({ search, creator, organization, sort, ...page }) => ({
      ...{ search, creator, organization },
      ...sort,
      page: toPage(page),
    }));

/** Query of the list of all applications. */
export const allApplicationsQuery = queryOf(allApplicationsSorts, 'Part of an id or a name, or a whole EUI.');
export type AllApplicationsQuery = z.infer<typeof allApplicationsQuery>;

/** Query of the list of all gateways. */
export const allGatewaysQuery = queryOf(allGatewaysSorts, 'Part of an id or a description, or a whole EUI.');
export type AllGatewaysQuery = z.infer<typeof allGatewaysQuery>;

const timesOf = ({ created, deleted }: { readonly created: Date; readonly deleted: Date | null }) => ({
  created: created.toISOString(),
  ...(deleted && { deleted: deleted.toISOString() }),
});

export const toApplicationDto = (application: AdministeredApplication): AdministeredApplicationDto => {
  const { id, name, euis, creator, organization } = application;
  return { id, name, euis, ...timesOf(application), creator, organization };
};

export const toGatewayDto = (gateway: AdministeredGateway): AdministeredGatewayDto => {
  const { id, eui, description, frequencyPlan, owner, creator, organization } = gateway;
  return {
    ...{ id, eui, description, frequency_plan: frequencyPlan },
    ...timesOf(gateway),
    ...{ owner, creator, organization },
  };
};
