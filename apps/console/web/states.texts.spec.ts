import { expect, it } from '@jest/globals';
import { accessKeysTexts } from './access-keys/access-keys.texts.js';
import { profileTexts } from './account/account.texts.js';
import { usersTexts } from './administration/administration.texts.js';
import { applicationsTexts } from './applications/applications.texts.js';
import { clientsTexts } from './clients/clients.texts.js';
import { deviceTexts } from './devices/device.texts.js';
import { gatewaysTexts } from './gateways/gateways.texts.js';
import { statusTexts } from './gateways/status/status.texts.js';
import { networkTexts } from './network/network.texts.js';
import { systemTexts } from './system/system.texts.js';
import { texts } from './texts.js';
import { usageTexts } from './usage/usage.texts.js';

const { soon, expired } = accessKeysTexts;
const { administrator, banned, unapproved, unverified } = usersTexts;

it.each([
  ['gateways', [statusTexts.connected, statusTexts.notConnected, gatewaysTexts.activated, texts.never]],
  ['devices', [...Object.values(deviceTexts.activations), deviceTexts.notYet]],
  ['components', Object.values(networkTexts.healths)],
  ['access keys', [soon, expired]],
  ['users', [administrator, banned, unapproved, unverified, profileTexts.administrator]],
  [
    'others',
    [
      applicationsTexts.isDeleted,
      ...[clientsTexts, systemTexts, usageTexts].flatMap(({ states }) => Object.values(states)),
    ],
  ],
])('The states of %s begin with a capital letter', (_, words) => {
  for (const word of words) expect(word).toMatch(/^[A-Z]/);
});
