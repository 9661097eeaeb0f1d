import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect } from 'react';
import { ButtonLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Loaded, NotFoundPage } from '../widgets/states.js';
import { guideQuery, type GuideText } from './guides.queries.js';
import { guidesTexts as words } from './guides.texts.js';
import { type Guide, guides } from './list-of-guides.js';
import { useCopying } from './use-copying.js';
import './guides.css';

const route = getRouteApi('/signed-in/console/guides/$name');

/** One guide. */
export function GuidePage() {
  const { name } = route.useParams();
  const guide = guides.find((one) => one.name === name);
  return guide ? <Found key={name} guide={guide} /> : <NotFoundPage />;
}

const Found = ({ guide }: { readonly guide: Guide }) => (
  <Page
    title={guide.title}
    actions={
      <ButtonLink to="/console/guides" variant="default">
        {words.all}
      </ButtonLink>
    }
  >
    <Loaded query={useQuery(guideQuery(guide))}>{(text) => <Text text={text} />}</Loaded>
  </Page>
);

const Text = ({ text: { html, contents } }: { readonly text: GuideText }) => (
  <div className="guide-page">
    {contents.length > 1 && <Contents contents={contents} />}
    <Article html={html} />
  </div>
);

const Contents = ({ contents }: Pick<GuideText, 'contents'>) => (
  <nav className="guide-contents" aria-label={words.contents}>
    <strong aria-hidden>{words.contents}</strong>
    <ul>
      {contents.map(({ id, text }) => (
        <li key={id} className="wraps">
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  </nav>
);

/** The text, which the build has made of a document of this repository; HTML in documents is a mistake there. */
function Article({ html }: Pick<GuideText, 'html'>) {
  const { said, copy } = useCopying();
  const onClick = useLinksAndButtons(copy);
  const { hash } = useLocation();
  useEffect(() => document.getElementById(hash)?.scrollIntoView(), [hash]);
  return (
    <>
      <article className="guide" onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />
      <span role="status" className="for-readers">
        {said}
      </span>
    </>
  );
}

/** Opens links to other guides in the console, and calls `copy` with a button that is clicked. */
function useLinksAndButtons(copy: (button: HTMLElement) => Promise<void>) {
  const router = useRouter();
  return (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (link && leadsToOther(link) && isPlain(event)) {
      event.preventDefault();
      router.history.push(link.pathname + link.hash);
    }
    const button = event.target.closest('button');
    if (button) void copy(button);
  };
}

const leadsToOther = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === location.origin && pathname.startsWith('/console/') && pathname !== location.pathname;

const isPlain = (event: MouseEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
