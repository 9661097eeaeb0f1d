import { describe } from '@jest/globals';
import { testsNeeding } from '../needed.js';
import { missingKustomize } from './kustomize.js';
import { type Overlay, readOverlays } from './overlay.js';

/** Checks of every overlay. */
export function describeOverlays(check: (suite: Overlay) => void): void {
  testsNeeding(missingKustomize, 'Every overlay', () => {
    describe.each(readOverlays())('The overlay $name', check);
  });
}
