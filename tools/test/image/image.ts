/** Where an image is to be made, and of which app. */
export interface Place {
  readonly app: string;
  /** A folder for whatever making it needs. */
  readonly home: string;
  /** An empty folder that is to be its root. */
  readonly root: string;
}

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
