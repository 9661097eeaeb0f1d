import { createHash } from 'node:crypto';
import type { AccentColours } from '@fieldpost/website/site';

/** The inline style of every page. */
const style = `
:root { color-scheme: light dark; --ink: #16212a; --page: #f5f7f8; --paper: #fff; --edge: #d5dde1; --quiet: #53616b;
  --line: #87949c; --act: #0b6b75; --over: #08565e; --on-act: #fff; --link: #0a606a; --bad: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4ebee; --page: #0f1518; --paper: #171f24; --edge: #2f3b42; --quiet: #a5b3bb; --line: #71808a;
    --link: #71d0da; --bad: #ff8a80; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 3rem 1rem; background: var(--page); color: var(--ink);
  font: 1rem/1.5 Inter, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 1.75rem 2rem 2rem; overflow-wrap: anywhere; background: var(--paper);
  border: 1px solid var(--edge); border-radius: .8rem; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: .65rem; max-width: 30rem; margin: 0 auto 1.25rem; font-size: 1.125rem;
  font-weight: 700; }
@media (max-width: 34rem) { body { padding: 1rem .75rem; } main { padding: 1.25rem; } }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
main > :last-child { margin-bottom: 0; }
ul { padding-left: 1.25rem; }
li { margin: .3rem 0; }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
.summary h2 { margin-top: 0; }
fieldset { margin: 1rem 0 0; border: 1px solid var(--line); border-radius: .3rem; }
label { display: block; margin-top: 1rem; font-weight: 600; }
input { width: 100%; padding: .6rem; font: inherit; color: inherit; background: transparent;
  border: 1px solid var(--line); border-radius: .5rem; }
input[aria-invalid] { border: 2px solid var(--bad); }
input[type=checkbox] { flex: none; width: auto; margin: 0 .5rem 0 0; accent-color: var(--act); }
label.choice { display: flex; align-items: baseline; font-weight: 400; }
.qr { max-width: 14rem; } .qr svg { display: block; width: 100%; }
code { font-size: 1.1rem; overflow-wrap: anywhere; }
.hint { margin: 0; color: var(--quiet); }
.problem { margin: 0; color: var(--bad); }
.summary { border: 2px solid var(--bad); border-radius: .3rem; padding: 1rem; margin-bottom: 1rem; }
.summary ul { margin: 0; padding-left: 1.2rem; }
button { margin: 1.5rem .5rem 0 0; padding: .6rem 1.2rem; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--on-act); background: var(--act); border: 1px solid var(--act); border-radius: .5rem; }
form:not(:has(label)) { margin: 1rem 0; } form:not(:has(label)) button { margin-top: 0; }
button:hover { background: var(--over); }
a.button { display: block; margin-top: .75rem; padding: .6rem 1.2rem; font-weight: 600; text-decoration: none;
  border: 1px solid var(--line); border-radius: .5rem; }
a.button svg { width: 1.1em; height: 1.1em; margin-right: .5rem; vertical-align: -.15em; }
button:disabled { opacity: .6; cursor: progress; }
button.second { color: var(--ink); background: transparent; border-color: var(--line); }
button.second:hover { background: var(--page); }
a { color: var(--link); }
header a { margin-left: auto; font-size: 1rem; font-weight: 400; }
header img { width: 2rem; height: 2rem; object-fit: contain; }
footer { display: flex; flex-wrap: wrap; gap: .25rem 1rem; max-width: 30rem; margin: 1.25rem auto 0; }
.notice { padding: .75rem 1rem; white-space: pre-line; border: 1px solid var(--line); border-radius: .5rem; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
`;

/** The style of pages with other colours, which follow the one above. */
const accentStyle = ({ accent, hover, onAccent, linkLight, linkDark }: AccentColours): string => `
:root { --act: ${accent}; --over: ${hover}; --on-act: ${onAccent}; --link: ${linkLight}; }
@media (prefers-color-scheme: dark) { :root { --link: ${linkDark}; } }
`;

/** The style of the pages in the colours of the operator, if there are any. */
export const styleWith = (colours: AccentColours | undefined): string =>
  colours ? style + accentStyle(colours) : style;

/** The source expression of a style for the CSP. */
export const styleHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
