import type { GatewayId, GatewayRight } from '@fieldpost/domain';
import type { Actor } from '../access/actor.js';
import type { Readable } from '../lists/list.js';
import type { UserId } from '../values/user-id.js';
import type { GatewaySettings } from './gateway-settings.js';

export interface Owner {
  readonly id: UserId;
  readonly username: string;
}

export interface Gateway extends GatewaySettings {
  readonly id: GatewayId;
  /** Null when the owner's account is gone. */
  readonly owner: Owner | null;
  readonly activated: boolean;
  /** The key, sealed. */
  readonly sealed: Buffer;
  /** 8 random bytes, the same for ever. */
  readonly scrambleSeed: Buffer;
}

/** A gateway with the rights of the user whose list it is in. */
export interface OwnGateway extends Gateway {
  readonly rights: readonly GatewayRight[];
}

export interface NewGateway {
  readonly id: GatewayId;
  readonly settings: GatewaySettings;
  readonly digest: string;
  readonly sealed: Buffer;
  readonly scrambleSeed: Buffer;
}

/** What is kept of a key: how it is found, and itself. */
export type NewKey = Pick<NewGateway, 'digest' | 'sealed'>;

/** Where gateways are kept; deleted ones are unknown, though their ids stay taken. The class is also the injection token. */
export abstract class Gateways {
  /** Oldest first. */
  abstract listOf(userId: UserId): Readable<OwnGateway>;
  abstract find(id: GatewayId): Promise<Gateway | undefined>;
  /** With the creator as owner and first collaborator, or not at all: an id that is taken is refused. */
  abstract add(gateway: NewGateway, creator: UserId, by: Actor): Promise<void>;
  /** What `edit` makes of the settings, which nobody else changes meanwhile; false when there is no such gateway. */
  abstract change(
    id: GatewayId,
    edit: (before: GatewaySettings) => GatewaySettings,
    by: Actor,
  ): Promise<boolean>;
  abstract setOwner(id: GatewayId, username: string, by: Actor): Promise<void>;
  /** Another key in place of the one that it has; false when there is no such gateway. */
  abstract replaceKey(id: GatewayId, key: NewKey, by: Actor): Promise<boolean>;
  /** It came with its own key. */
  abstract activate(id: GatewayId): Promise<void>;
  /** With it goes what its collaborators hold. */
  abstract delete(id: GatewayId, by: Actor): Promise<void>;
  abstract isUser(username: string): Promise<boolean>;
}
