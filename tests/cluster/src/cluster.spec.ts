/** @needs go */
import { afterAll, beforeAll } from '@jest/globals';
import { describeGuide } from './guide.suite.js';
import { Play } from './play.js';
import { describeValues } from './values.suite.js';

// One Kubernetes API for all tests.
let play: Play;
const playOf = (): Play => play;

beforeAll(async () => {
  play = await Play.start();
});
afterAll(() => play?.stop());

describeGuide(playOf);
describeValues(playOf);
