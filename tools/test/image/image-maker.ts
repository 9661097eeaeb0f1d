import { findProgram } from '@fieldpost/testing';
import type { Buildah } from './buildah.js';
import { buildahWithBases, builtImages } from './built-image.js';
import type { ImageMaker } from './image.js';
import { imitatedImages } from './imitated-image.js';

/**
 * Makes images in a folder: builds them where buildah works, else imitates that. Reports which, as it is part of what a
 * run shows.
 */
export async function imageMaker(home: string): Promise<ImageMaker> {
  const buildah = await workingBuildah(home);
  const isBuilt = typeof buildah !== 'string';
  process.stderr.write(isBuilt ? 'the images are built\n' : `the images are imitated, since ${buildah}\n`);
  return isBuilt ? builtImages(buildah) : imitatedImages(home);
}

/** Buildah, after it has built something small; else why it does not work. */
async function workingBuildah(home: string): Promise<Buildah | string> {
  if (process.getuid?.() !== 0) return 'it is not root who asks';
  if (findProgram('buildah') === undefined) return 'there is no buildah';
  try {
    return await buildahWithBases(home);
  } catch (error) {
    return `buildah does not work here: ${(error as Error).message}`;
  }
}
