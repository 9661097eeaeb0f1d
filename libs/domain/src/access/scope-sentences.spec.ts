import { expect, it } from '@jest/globals';
import { scopeSentences } from './scope-sentences.js';

it('Scopes are described each in a sentence, those of one entity last', () =>
  expect(scopeSentences(['apps:farm', 'apps'])).toEqual([
    'See and manage your applications',
    'Use the application farm',
  ]));
