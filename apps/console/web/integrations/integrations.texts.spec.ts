import { expect, it } from '@jest/globals';
import { connectTexts } from '../connect/connect.texts.js';
import {
  failureTexts,
  integrationFormTexts,
  integrationsTexts,
  integrationTexts,
} from './integrations.texts.js';

/** Every text, and the source of those that are functions. */
const textsIn = (texts: unknown): readonly string[] =>
  typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(textsIn) : [String(texts)];

it('An HTTP integration has one name in the console, and a webhook is only its explanation', () => {
  const all = textsIn([
    connectTexts,
    failureTexts,
    integrationFormTexts,
    integrationsTexts,
    integrationTexts,
  ]);
  const others = all.map((text) => text.replaceAll('HTTP integration (webhook)', ''));
  expect(others.filter((text) => /webhook/i.test(text))).toEqual([]);
  expect(connectTexts.tabs.webhook).toBe('HTTP integration');
  expect(connectTexts.webhookAction).toBe(integrationsTexts.create);
});
