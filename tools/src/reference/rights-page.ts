import { appRights, componentRights, gatewayRights } from '@fieldpost/domain';
import type { AppFacts } from './app-facts.js';
import type { HttpRoute } from './endpoints.js';
import { hiddenFields } from './hidden-fields.js';
import { code, codes, page, table } from './markdown.js';
import { wordsOf } from './rights-words.js';
import { byPath } from './routes-page.js';

const intro = `Who may call what. Every row is what the code declares at the route, and what its guard enforces. The answers
are the same everywhere: without credentials, or with bad ones, 401; with good ones that are not enough, 403; what does
not exist is 404 for everybody. A right on an entity counts when the token has the scope of that entity (\`apps:<id>\`)
and, for a user's token, the user still has it at the moment of the call.`;

const given = `Collaborators have any of the rights of their kind of entity. An access key has rights on its application only,
any of the application's; a gateway key has none: it is the gateway. Nobody gives a right they do not hold at that moment,
neither to a collaborator nor to an access key; what somebody has already may be left to them. The last collaborator who
may manage the others stays.`;

const hidden = `What a caller may not see is left out of the answer, without an error. Lists leave out what belongs to one entity
alone, since a token with the general scope does not speak for it.`;

/** The apps with a door for users, clients and keys; each of their routes has to say who may call it. */
const declaring = ['account', 'oauth'];

/** `docs/reference/rights.md`: who may call each HTTP route of the account server and the token server, and see what. */
export const rightsPage = (apps: readonly Pick<AppFacts, 'app' | 'routes'>[]): string =>
  page(
    'Rights',
    intro,
    ...apps
      .filter(({ app }) => declaring.includes(app))
      .flatMap(({ app, routes }) => [`## ${app}`, routesTable(routes)]),
    '## Rights that there are',
    table(
      ['on', 'rights'],
      [
        ['applications', codes(appRights)],
        ['gateways', codes(gatewayRights)],
        ['components', codes(componentRights)],
      ],
    ),
    given,
    '## What is left out',
    hidden,
    table(['of', 'what', 'who sees it'], hiddenFields),
  );

const routesTable = (routes: readonly HttpRoute[]): string =>
  table(['method', 'path', 'who may', 'by'], [...routes].sort(byPath).map(row));

function row({ method, paths, handledBy, access }: HttpRoute): readonly string[] {
  const words = access && wordsOf(access.need, access.audience);
  if (words === undefined) throw new Error(`${handledBy} does not say who may call it`);
  if (access?.need && !access.isGuarded) throw new Error(`${handledBy} needs what no guard asks for`);
  // Aliases are listed with the routes; here the first path stands for all.
  return [code(method), code(paths[0] ?? ''), words.who, words.by];
}
