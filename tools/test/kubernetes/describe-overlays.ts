import { describe, it } from '@jest/globals';
import { kustomize } from './kustomize.js';
import { type Overlay, readOverlays } from './overlay.js';

/** Checks of every overlay; where nothing can build them, the report says so. */
export function describeOverlays(check: (suite: Overlay) => void): void {
  if (kustomize) describe.each(readOverlays())('The overlay $name', check);
  else describe('Every overlay', () => it.todo('needs kustomize, kubectl or go to be built'));
}
