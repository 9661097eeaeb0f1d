import { lazyRouteComponent } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { frames, pages } from './pages.js';

type Pages = typeof pages;
type Frames = typeof frames;
type Load = () => Promise<object>;
/** The names of the components that a module exports. What they return does not matter, and would depend on the routes. */
type ComponentsOf<M> = { [N in keyof M]: M[N] extends (props: object) => void ? N : never }[keyof M] & string;
type ComponentsAfter<L extends Load> = ComponentsOf<Awaited<ReturnType<L>>>;

function lazyAt(path: string, load: Load, name: string) {
  const component = lazyRouteComponent(load as () => Promise<Record<string, FunctionComponent>>, name);
  return Object.assign(component, { path });
}

/** The page of a route. It keeps the path in the table, so that a spec can compare it to that of the route. */
export const lazyPage = <P extends keyof Pages>(path: P, name: ComponentsAfter<Pages[P]>) =>
  lazyAt(path, pages[path], name);

/** The frame of a route, likewise. */
export const lazyFrame = <P extends keyof Frames>(path: P, name: ComponentsAfter<Frames[P]>) =>
  lazyAt(path, frames[path], name);
