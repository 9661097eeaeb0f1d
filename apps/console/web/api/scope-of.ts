const entity = /^\/(?:api\/v2|handler)\/(?<kind>applications|gateways)\/(?<id>[^/]+)(?<rest>.*)/;
const ofNetwork =
  /^\/network\/(?<kind>gateways|applications)\/(?<id>[^/]+)\/(?:(?:status|signal|simulations)$|devices\/)/;
const component = /^\/api\/v2\/components\/[^/]+\/(?<id>[^/]+)(?<rest>.*)/;
const words: Readonly<Record<string, string>> = { applications: 'apps', gateways: 'gateways' };

/** The scope of a call about one entity; undefined when any token of the user is accepted. */
export function scopeOf(path: string): string | undefined {
  const match = entity.exec(path) ?? component.exec(path) ?? ofNetwork.exec(path);
  const { kind = '', id, rest = '' } = match?.groups ?? {};
  if (id === undefined) return undefined;
  const scope = `${words[kind] ?? 'components'}:${decodeURIComponent(id)}`;
  // The organization has to agree as well.
  return rest.startsWith('/organizations/') ? `${scope} organizations` : scope;
}

const page = /^\/console(?<entity>\/(?:applications|gateways|components\/[^/]+)\/(?!-)[^/%]+)(?:\/|$)/;

/**
 * The scope of the calls about the entity of a page, for the path of the page. Ids need no encoding, and do not begin with a dash, as
 * forms for new ones do.
 */
export function scopeOfPage(path: string): string | undefined {
  const found = page.exec(path)?.groups?.['entity'];
  return found === undefined ? undefined : scopeOf(`/api/v2${found}`);
}
