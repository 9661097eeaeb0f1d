import { Injectable } from '@nestjs/common';
import type { AppId, Eui } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { actorOf, type Admitted } from '../access/actor.js';
import { EuiPicker } from './eui-picker.js';
import { euiExists, euiNotFound } from './euis.errors.js';
import { type ApplicationEui, Euis } from './euis.repository.js';

/** Limits the length of responses with an application. */
export const mostEuis = 100;

@Injectable()
export class EuisService {
  constructor(
    private readonly euis: Euis,
    private readonly picker: EuiPicker,
  ) {}

  list(appId: AppId): Promise<readonly Eui[]> {
    return this.euis.listByApp(appId);
  }

  /** Gives the application a free EUI of the network's block. */
  create(caller: Admitted, appId: AppId): Promise<Eui> {
    return this.picker.offer(async (eui) =>
      (await this.euis.add({ appId, eui }, actorOf(caller), requireCapacity)) === 'added' ? eui : undefined,
    );
  }

  /** Idempotent; throws for an EUI of another application. */
  async add(caller: Admitted, added: ApplicationEui): Promise<void> {
    const result = await this.euis.add(added, actorOf(caller), requireCapacity);
    if (result === 'taken') throw euiExists({ eui: added.eui });
  }

  async remove(caller: Admitted, removed: ApplicationEui): Promise<void> {
    if (!(await this.euis.remove(removed, actorOf(caller)))) throw euiNotFound({ eui: removed.eui });
  }
}

function requireCapacity(count: number): void {
  if (count < mostEuis) return;
  throw notValid({ argument: 'EUIs', reason: `an application has at most ${mostEuis}` });
}
