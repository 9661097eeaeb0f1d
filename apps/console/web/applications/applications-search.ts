/** What of the list is shown; all of it stands in the address. */
export interface ApplicationsSearch {
  readonly search?: string;
  /** From 1. */
  readonly page?: number;
  readonly deleted?: true;
}

/** Reads the address; what makes no sense there counts as left out. */
export function applicationsSearch(raw: Record<string, unknown>): ApplicationsSearch {
  const page = Number(raw['page']);
  return {
    ...(typeof raw['search'] === 'string' && raw['search'] !== '' && { search: raw['search'] }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
    ...(raw['deleted'] === true && { deleted: true as const }),
  };
}
