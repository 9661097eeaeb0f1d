import { GatewayMessagesAllowance } from './gateway-messages-allowance.js';
import type { GatewayOwnerLimits, OwnedGateway, OwnerConnection } from './gateway-owner-limits.js';

/** A connection of a gateway, as account had it at the last check. */
interface Connected {
  readonly gateway: OwnedGateway;
}

/** What to do with a message of a gateway; `end` ends its connection. */
type Admission = 'receive' | 'too_many' | 'too_many_of_owner' | 'end';

/** Connections that are checked at the same time. */
const atOnce = 500;

/**
 * The connections of gateways that prove their identity over one protocol: one for each gateway, within the limits of the
 * gateway and of its owner (ADR 178).
 */
export class LimitedConnections<Connection extends Connected> {
  private readonly open = new Map<string, Connection>();
  private readonly ofOwners = new Map<Connection, OwnerConnection>();
  private readonly messages = new GatewayMessagesAllowance();

  constructor(private readonly owners: Pick<GatewayOwnerLimits, 'connect' | 'take'>) {}

  get count(): number {
    return this.open.size;
  }

  get all(): readonly Connection[] {
    return [...this.open.values()];
  }

  isOpen(connection: Connection): boolean {
    return this.open.get(connection.gateway.id) === connection;
  }

  /**
   * Adds a connection in the place of the former one of its gateway, which `end` ends; also in what counts for the owner. False
   * when the owner has too many.
   */
  add(connection: Connection, end: (former: Connection) => void): boolean {
    const { gateway } = connection;
    const former = this.open.get(gateway.id);
    if (former) end(former);
    if (former) this.remove(former);
    const ofOwner = this.owners.connect(gateway);
    if (!ofOwner) return false;
    this.open.set(gateway.id, connection);
    this.ofOwners.set(connection, ofOwner);
    return true;
  }

  /** May be called twice. */
  remove(connection: Connection): void {
    this.ofOwners.get(connection)?.release();
    this.ofOwners.delete(connection);
    if (this.isOpen(connection)) this.open.delete(connection.gateway.id);
  }

  /** Counts a message of so many bytes; `now` is monotonic, in milliseconds. */
  take(connection: Connection, bytes: number, now: number): Admission {
    const ofGateway = this.takeOfGateway(connection, now);
    return ofGateway === 'receive' ? this.owners.take(connection.gateway, bytes, now) : ofGateway;
  }

  /** Counts what has no content, such as a ping: only for the gateway. */
  takeOfGateway({ gateway }: Connection, now: number): Exclude<Admission, 'too_many_of_owner'> {
    const next = this.messages.take(gateway.id, now);
    return next === 'drop' ? 'too_many' : next;
  }

  /** Counts the connection for the owner that its gateway has now. False when that one has too many. */
  follow(connection: Connection): boolean {
    return this.ofOwners.get(connection)?.move(connection.gateway) ?? true;
  }

  /** Checks all connections, a limited number at the same time. */
  async check(check: (connection: Connection) => Promise<void>): Promise<void> {
    const { all } = this;
    for (let at = 0; at < all.length; at += atOnce) await Promise.all(all.slice(at, at + atOnce).map(check));
  }
}
