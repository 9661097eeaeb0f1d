import type { ComponentId, ComponentRight, ServiceName } from '@fieldpost/domain';
import type { Actor } from '../access/actor.js';
import type { Readable } from '../lists/list.js';
import type { UserId } from '../values/user-id.js';
import type { Approval } from './approval.js';

export interface Component {
  readonly id: ComponentId;
  readonly type: ServiceName;
  readonly approval: Approval;
  readonly created: Date;
}

/** A component with the rights of the user whose list it is in. */
export interface OwnComponent extends Component {
  readonly rights: readonly ComponentRight[];
}

/** A component as administrators see it: with the name of the user who made it, if it was a user. */
export interface OverseenComponent extends Component {
  readonly creator: string | null;
}

/** Who makes a component, and whether it is approved by that. */
export interface Creation {
  /** Absent where the operator makes it. */
  readonly creator?: UserId;
  readonly approval: Approval;
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
  /** All of one approval, or all; oldest first. */
  abstract listAll(approval: Approval | undefined): Readable<OverseenComponent>;
  /** How those of these ids are approved that exist. */
  abstract approvalsOf(ids: readonly string[]): Promise<readonly Component[]>;
  /**
   * With the creator as first collaborator, if there is one. Rejected when the id is taken, by whatever type, or when the
   * creator has too many components that are not approved.
   */
  abstract add(component: NewComponent, creation: Creation, by: Actor): Promise<Component>;
  /** Approves it, or takes the approval back, which ends its tokens; undefined when there is no such component. */
  abstract decide(
    id: ComponentId,
    approval: 'approved' | 'withdrawn',
    by: Actor,
  ): Promise<Component | undefined>;
  /**
   * That a token was made for it which is good until `expires` (RFC 3339); rejected when the component is gone or not
   * approved any more.
   */
  abstract noteToken(id: ComponentId, expires: string, by: Actor): Promise<void>;
}
