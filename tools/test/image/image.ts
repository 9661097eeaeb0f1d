/** An image that lies unpacked in a folder, and what its configuration says. */
export interface Image {
  readonly root: string;
  readonly user: string;
  readonly workingDir: string;
  readonly env: readonly string[];
  readonly entrypoint: readonly string[];
  /** Files belong to another user; where this machine permits mounts, they cannot be written by anybody. */
  readonly files: 'of another user' | 'read-only';
}

/** Makes the image of an app; `root` is an empty folder that is to be its root. What apps share is made once. */
export type ImageMaker = (app: string, root: string) => Promise<Image>;
