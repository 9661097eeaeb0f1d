import type { AccountClient, Application, Person } from '../clients/account.js';

/** A registered user. */
export interface Owner {
  readonly person: Person;
  /** The account API, called with a token for all entities of the user. */
  readonly account: AccountClient;
}

/** An application of the owner, with a token for it. */
export interface OwnedApplication extends Application {
  /** A token for this application only. */
  readonly token: string;
  readonly account: AccountClient;
}

/** A key of an application, with its rights. */
export interface OwnedKey {
  readonly name: string;
  readonly key: string;
}

/** Adds a key to an application. */
export async function createKey(
  { id, account }: OwnedApplication,
  name: string,
  rights: readonly string[],
): Promise<OwnedKey> {
  await account.addAccessKey(id, name, rights);
  return account.accessKey(id, name);
}
