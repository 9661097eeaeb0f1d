import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Component } from '../api/account.js';
import { useConsole } from '../console.js';
import { componentQuery, type ComponentPath, pluralIn } from './components.queries.js';

const route = getRouteApi('/signed-in/console/components/$plural/$componentId');

/** Path of the component of the URL. */
export function useComponentPath(): ComponentPath {
  const { plural, componentId } = route.useParams();
  return { plural: pluralIn(plural), componentId };
}

/** The component of the URL. The frame loads it before its pages are shown. */
export function useComponent(): Component {
  const { account } = useConsole();
  return useSuspenseQuery(componentQuery(account, useComponentPath())).data;
}
