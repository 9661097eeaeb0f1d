/** An image unpacked in a folder, and its configuration. */
export interface Image {
  readonly root: string;
  readonly user: string;
  readonly workingDir: string;
  readonly env: readonly string[];
  readonly entrypoint: readonly string[];
  /** Files belong to another user; where this machine permits mounts, they are read-only. */
  readonly files: 'of another user' | 'read-only';
}

/** Makes the image of an app; `root` is an empty folder for its root. Shared parts are made once. */
export type ImageMaker = (app: string, root: string) => Promise<Image>;
