import { expect, it } from '@jest/globals';
import { connectTexts } from '../connect/connect.texts.js';
import { integrationFormTexts, integrationsTexts, integrationTexts } from './integrations.texts.js';

it('An HTTP integration has one name in the console, and a webhook is only its explanation', () => {
  const all = JSON.stringify([connectTexts, integrationFormTexts, integrationsTexts, integrationTexts]);
  expect(all.replaceAll('HTTP integration (webhook)', '')).not.toMatch(/"[^"]*webhook[^"]*"(?!:)/i);
  expect(connectTexts.tabs.webhook).toBe('HTTP integration');
  expect(connectTexts.webhookAction).toBe(integrationsTexts.create);
});
