import type { ComponentId, ComponentRight, ServiceName } from '@fieldpost/domain';
import type { Actor } from '../audit/actor.js';
import type { Readable } from '../lists/list.js';
import type { UserId } from '../users/user-id.js';

export interface Component {
  readonly id: ComponentId;
  readonly type: ServiceName;
  readonly created: Date;
}

/** A component with the rights of the user whose list it is in. */
export interface OwnComponent extends Component {
  readonly rights: readonly ComponentRight[];
}

export interface NewComponent {
  readonly id: ComponentId;
  readonly type: ServiceName;
}

/** Where network components are kept. The class is also the injection token. */
export abstract class Components {
  /** Oldest first. */
  abstract listOf(userId: UserId): Readable<OwnComponent>;
  abstract find(id: ComponentId): Promise<Component | undefined>;
  /** With the creator as first collaborator, if there is one; an id that is taken, by whatever type, is refused. */
  abstract add(component: NewComponent, creator: UserId | undefined, by: Actor): Promise<Component>;
  /** That a token was made for it which is good until `expires` (RFC 3339); refused when the component is gone. */
  abstract noteToken(id: ComponentId, expires: string, by: Actor): Promise<void>;
}
