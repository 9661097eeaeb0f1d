import { Injectable } from '@nestjs/common';
import type { AppId, Eui } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { EuiPicker } from './eui-block.js';
import { euiExists, euiNotFound } from './euis.errors.js';
import { Euis } from './euis.repository.js';

/** More would make every answer that shows an application too long. */
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
  async create(appId: AppId): Promise<Eui> {
    await this.requireRoom(appId);
    return this.picker.offer(async (eui) =>
      (await this.euis.add(appId, eui)) === 'added' ? eui : undefined,
    );
  }

  /** May be repeated; an EUI of another application is refused. */
  async add(appId: AppId, eui: Eui): Promise<void> {
    await this.requireRoom(appId, eui);
    if ((await this.euis.add(appId, eui)) === 'taken') throw euiExists({ eui });
  }

  async remove(appId: AppId, eui: Eui): Promise<void> {
    if (!(await this.euis.remove(appId, eui))) throw euiNotFound({ eui });
  }

  private async requireRoom(appId: AppId, eui?: Eui): Promise<void> {
    const own = await this.euis.listByApp(appId);
    if (own.length >= mostEuis && (eui === undefined || !own.includes(eui)))
      throw notValid({ argument: 'EUIs', reason: `an application has at most ${mostEuis}` });
  }
}
