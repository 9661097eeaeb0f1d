import { queryOptions } from '@tanstack/react-query';
import type { HandlerApi } from '../api/handler.js';
import { keyOf } from '../applications/applications.queries.js';

/** The payload functions in the order of processing. */
export const functionNames = ['decoder', 'converter', 'validator', 'encoder'] as const;
export type FunctionName = (typeof functionNames)[number];

/** Sources: the payload functions, and the codec with functions of its own. */
export const sourceNames = [...functionNames, 'codec'] as const;
export type SourceName = (typeof sourceNames)[number];

/** Payload formats. */
export const payloadFormats = ['custom', 'codec', 'cayennelpp', ''] as const;
export type PayloadFormat = (typeof payloadFormats)[number];

/** Payload settings of an application at its handler. */
export type Sources = Readonly<Record<SourceName, string>> & { readonly format: PayloadFormat };

/** The sources that a payload format uses. */
export const sourcesOf = ({ format }: Pick<Sources, 'format'>): readonly SourceName[] =>
  format === 'custom' ? functionNames : format === 'codec' ? ['codec'] : [];

type Answer = Partial<Record<SourceName | 'payload_format' | 'register_on_join_access_key', string>>;

/** An application in the handler's JSON, without empty members. */
export interface HandlerApplication {
  readonly sources: Sources;
  /** Sent back unchanged, because absent members are deleted. */
  readonly rest: { readonly register_on_join_access_key: string };
}

const formatIn = (text: string | undefined): PayloadFormat =>
  payloadFormats.find((format) => format === text) ?? '';

const read = ({
  payload_format,
  register_on_join_access_key = '',
  ...sources
}: Answer): HandlerApplication => ({
  sources: {
    format: formatIn(payload_format),
    decoder: sources.decoder ?? '',
    converter: sources.converter ?? '',
    validator: sources.validator ?? '',
    encoder: sources.encoder ?? '',
    codec: sources.codec ?? '',
  },
  rest: { register_on_join_access_key },
});

/** Settings of an application at the handler. */
export const handlerApplicationQuery = (handler: HandlerApi, appId: string) =>
  queryOptions({
    queryKey: keyOf(appId, 'payload-functions'),
    queryFn: async ({ signal }): Promise<HandlerApplication> =>
      read(await handler.ask<Answer>({ path: `/applications/${appId}`, signal })),
  });

/** Request body that replaces the settings. */
export const bodyOf = ({ format, ...sources }: Sources, { rest }: HandlerApplication) => ({
  ...rest,
  ...sources,
  payload_format: format,
});

/** Names of changed settings. */
export const changesOf = (before: Sources, after: Sources): readonly (SourceName | 'format')[] =>
  (['format', ...sourceNames] as const).filter((name) => before[name] !== after[name]);
