import { appRights, componentRights, gatewayRights } from '@fieldpost/domain';
import type { AppFacts } from '../apps/app-facts.js';
import type { HttpRoute } from '../apps/endpoints.js';
import { hiddenFields } from './hidden-fields.js';
import { code, codes, page, table } from './markdown.js';
import { wordsOf } from './rights-words.js';
import { byPath } from './routes-page.js';

const intro = `The rights that each route requires, as declared in the code and enforced by guards. Missing or invalid credentials are
401, insufficient ones 403, and unknown entities 404 for everyone. A right on an entity counts when the token has the scope
of that entity (\`apps:<id>\`) and, for a user's token, the user still has the right at the time of the call.`;

const given = `Collaborators may have any right of their kind of entity, access keys any right on their application. A gateway key has no
rights: it authenticates the gateway. A caller can only grant rights that they hold at that moment, to collaborators and
access keys alike; existing rights may stay. The last collaborator who may manage others cannot be removed.`;

const hidden = `Fields that a caller may not see are left out of the response. Lists leave out fields of a single entity, because the
general scope does not cover them.`;

/** The apps with an API for users, clients and keys; each of their routes has to declare its access. */
const declaring = ['account', 'oauth'];

/**
 * `docs/reference/rights.md`: the callers of each HTTP route of the account server and the token server, the fields they see,
 * and the sections about other apps.
 */
export const rightsPage = (
  apps: readonly Pick<AppFacts, 'app' | 'routes'>[],
  others: readonly string[] = [],
): string =>
  page(
    'Rights',
    intro,
    ...apps
      .filter(({ app }) => declaring.includes(app))
      .flatMap(({ app, routes }) => [`## ${app}`, routesTable(routes)]),
    ...others,
    '## All rights',
    table(
      ['on', 'rights'],
      [
        ['applications', codes(appRights)],
        ['gateways', codes(gatewayRights)],
        ['components', codes(componentRights)],
      ],
    ),
    given,
    '## Hidden fields',
    hidden,
    table(['entity', 'fields', 'visible to'], hiddenFields),
  );

const routesTable = (routes: readonly HttpRoute[]): string =>
  table(['method', 'path', 'required', 'credentials'], [...routes].sort(byPath).map(row));

function row({ method, paths, handledBy, access }: HttpRoute): readonly string[] {
  const words = access && wordsOf(access.need, access.audience);
  if (words === undefined) throw new Error(`${handledBy} does not declare its access`);
  if (access?.need && !access.isGuarded) throw new Error(`${handledBy} has requirements but no guard`);
  // Aliases are listed with the routes; this page shows only the first path.
  return [code(method), code(paths[0] ?? ''), words.who, words.by];
}
