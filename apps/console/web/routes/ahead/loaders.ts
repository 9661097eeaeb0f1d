import type { Console } from '../../make-console.js';
import { type Reads, startReading } from './reading.js';
import { frameReads, pageReads } from './reads.js';

/** What the loader of a route gets. */
export interface Loading<Params> {
  readonly context: { readonly console: Console };
  readonly params: Params;
  readonly location: { readonly searchStr: string };
  /** Whether the page is only pointed at. */
  readonly preload: boolean;
}

type Frames = typeof frameReads;
type Pages = typeof pageReads;
type ParamsOf<R> = R extends Reads<infer Params> ? (unknown extends Params ? object : Params) : never;

function loaderAt<Params>(path: string, reads: Reads<Params>) {
  const loader = ({ context: { console }, params, location, preload }: Loading<Params>): void => {
    if (!preload) startReading(reads, console, params, location.searchStr);
  };
  return Object.assign(loader, { path });
}

/** Loader of the route of a frame, which reads ahead. It keeps the path in the table, so that a spec can compare it to that of the route. */
export const frameLoader = <P extends keyof Frames>(path: P) =>
  loaderAt(path, frameReads[path] as Reads<ParamsOf<Frames[P]>>);

/** Loader of the route of a page, likewise. */
export const pageLoader = <P extends keyof Pages>(path: P) =>
  loaderAt(path, pageReads[path] as Reads<ParamsOf<Pages[P]>>);
