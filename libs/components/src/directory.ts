import type { AppId, ComponentId, DevAddrPrefix } from '@fieldpost/domain';

/** A component as discovery announces it. `certificate` and `publicKey` in PEM, empty when not announced. */
export interface Peer {
  readonly id: ComponentId;
  readonly serviceName: string;
  /** First of its addresses, `host:port`. */
  readonly netAddress: string;
  readonly certificate: string;
  readonly publicKey: string;
  /** Blocks of device addresses that it announces; only brokers have some. */
  readonly prefixes: readonly DevAddrPrefix[];
  /** When the component had been registered, in Unix milliseconds; undefined where discovery does not report it. */
  readonly registeredAt?: number | undefined;
}

/** Discovery as components use it. The class is also the injection token. */
export abstract class Directory {
  /** Makes the application findable at this handler; needs a token with the right `delete` on it. */
  abstract addApplication(appId: AppId, token: string): Promise<void>;
  abstract removeApplication(appId: AppId, token: string): Promise<void>;
  /** The id of the handler that discovery names for the application; undefined when it names none. */
  abstract handlerOf(appId: AppId): Promise<string | undefined>;
  /** Brokers as announced, from a list at most a few seconds old. */
  abstract brokers(): Promise<readonly Peer[]>;
  /** One component by name; undefined when discovery does not know it. */
  abstract find(serviceName: string, id: string): Promise<Peer | undefined>;
}
