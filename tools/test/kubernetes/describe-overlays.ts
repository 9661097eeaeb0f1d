import { describe } from '@jest/globals';
import { type Overlay, readOverlays } from './overlay.js';

/** Checks of every overlay. */
export const describeOverlays = (check: (suite: Overlay) => void): void =>
  describe.each(readOverlays())('The overlay $name', check);
