import { accountsChapter } from './accounts.chapter.js';
import { applicationChapter } from './application.chapter.js';
import type { Chapter } from './chapter.js';
import { devicesChapter } from './devices.chapter.js';
import { discoveryChapter } from './discovery.chapter.js';
import { downlinksChapter } from './downlinks.chapter.js';
import { networkChapter } from './network.chapter.js';
import { survivalChapter } from './survival.chapter.js';

export { type Chapter, LeftOut, type Step } from './chapter.js';
export { AbpDevice, OtaaDevice, topicOf } from './devices.js';
export { decoder, keyRights, type OwnedApplication, type OwnedKey, type Owner, World } from './world.js';

/** The main job, from the first person to the crash that everything survives; each chapter can be told alone. */
export const mainJob = {
  accounts: accountsChapter,
  discovery: discoveryChapter,
  devices: devicesChapter,
  network: networkChapter,
  application: applicationChapter,
  downlinks: downlinksChapter,
  survival: survivalChapter,
} as const satisfies Readonly<Record<string, Chapter>>;
