import { queryOptions } from '@tanstack/react-query';
import { ApiFailure, failedResponse } from '../api/failure.js';
import type { Guide } from './list-of-guides.js';
import { shownText } from './shown-text.js';

/** The text of a guide as HTML of the build, and its headings. */
export interface GuideText {
  readonly html: string;
  readonly contents: readonly { readonly id: string; readonly text: string }[];
}

/** The text of a guide; a file that browsers cache. */
export const guideQuery = ({ name, file }: Guide) =>
  queryOptions({
    queryKey: ['guide', name],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<GuideText> => {
      const answer = await fetch(file, { signal }).catch((cause: unknown) => {
        throw new ApiFailure(0, '', { cause });
      });
      if (!answer.ok) throw failedResponse(answer, '');
      const { html, contents } = (await answer.json()) as GuideText;
      return { html: shownText(html, location.origin), contents };
    },
  });
