import { describe } from '@jest/globals';
import { type Overlay, readOverlays } from './overlay.js';

/** Checks of every overlay and rendering of the chart. */
export const describeOverlays = (check: (suite: Overlay) => void): void =>
  describe.each(readOverlays())('The $name', check);
