import { findProgram } from '@fieldpost/testing';
import type { Buildah } from './buildah.js';
import { buildahWithBases, builtImage } from './built-image.js';
import type { Image, Place } from './image.js';
import { imitatedImage } from './imitated-image.js';

/** The image of an app: built where buildah can build, else imitated. Says which, as it is part of what a run shows. */
export async function openImage(place: Place): Promise<Image> {
  const buildah = await workingBuildah(place.home);
  const isBuilt = typeof buildah !== 'string';
  process.stderr.write(isBuilt ? 'the image is built\n' : `the image is imitated, since ${buildah}\n`);
  return isBuilt ? builtImage(buildah, place) : imitatedImage(place);
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
