import { Injectable } from '@nestjs/common';
import { Directory, LastKnown, type Peer } from '@fieldpost/components';
import { AppId, isId } from '@fieldpost/domain';
import { BrokerCallers } from '../components/broker-callers.js';

/** How long a response of discovery is reused, and for how many applications. */
const cache = { freshMs: 2_000, capacity: 20_000, now: () => performance.now() };

/** The handlers of applications, as discovery announces them. */
@Injectable()
export class ApplicationHandlers {
  private readonly known: LastKnown<string | undefined>;

  constructor(
    private readonly directory: Directory,
    private readonly callers: BrokerCallers,
  ) {
    this.known = new LastKnown((appId) => directory.handlerOf(AppId(appId)), cache);
  }

  /** The trusted handler of an application; undefined when there is none. */
  async find(appId: string): Promise<Peer | undefined> {
    const id = isId(appId) ? await this.known.get(appId) : undefined;
    const peer = id === undefined ? undefined : await this.directory.find('handler', id);
    return peer && (await this.callers.handlers.has(peer)) ? peer : undefined;
  }
}
