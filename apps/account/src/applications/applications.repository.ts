import type { AppId, AppRight, Eui } from '@fieldpost/domain';
import type { Actor } from '../access/actor.js';
import type { Collaborator } from '../collaborators/collaborators.repository.js';
import type { Readable } from '../lists/list.js';
import type { UserId } from '../values/user-id.js';

export interface Application {
  readonly id: AppId;
  readonly name: string;
  readonly euis: readonly Eui[];
  readonly created: Date;
  /** Set if and only if the application counts as deleted. */
  readonly deleted: Date | null;
}

/** An application with its collaborators, null unless they were asked for. */
export interface SharedApplication extends Application {
  readonly collaborators: readonly Collaborator[] | null;
}

/** An application with the rights of the user whose list it is in. */
export interface OwnApplication extends Application {
  readonly rights: readonly AppRight[];
}

export interface NewApplication {
  readonly id: AppId;
  readonly name: string;
  readonly euis: readonly Eui[];
}

/** Where applications are kept. The class is also the injection token. */
export abstract class Applications {
  /** Oldest first; with those that were deleted or without. */
  abstract listOf(userId: UserId, deletedToo: boolean): Readable<OwnApplication>;
  /** With its collaborators when they are wanted. */
  abstract find(id: AppId, isWithCollaborators: boolean): Promise<SharedApplication | undefined>;
  /** With its EUIs and the creator as first collaborator, or not at all: an id or EUI that is taken is refused. */
  abstract add(application: NewApplication, creator: UserId, by: Actor): Promise<Application>;
  abstract rename(id: AppId, name: string, by: Actor): Promise<void>;
  /** Deleted or not from now on; the id stays taken. A second deletion keeps the time of the first. */
  abstract setDeleted(id: AppId, isDeleted: boolean, by: Actor): Promise<void>;
}
