/** Apps with an HTTP API. */
export const appNames = ['account', 'oauth', 'handler', 'discovery', 'network'] as const;
export type AppName = (typeof appNames)[number];

/** The search of the API explorer, kept in the URL. */
export interface ExplorerSearch {
  readonly search?: string;
  readonly app?: AppName;
  /** The group that is open. */
  readonly tag?: string;
}

/** Reads the search parameters of the URL. Invalid ones are ignored. */
export function explorerSearch(raw: Record<string, unknown>): ExplorerSearch {
  const { search, tag } = raw;
  const app = appNames.find((name) => name === raw['app']);
  return {
    ...(typeof search === 'string' && search !== '' && { search }),
    ...(app && { app }),
    ...(typeof tag === 'string' && { tag }),
  };
}
