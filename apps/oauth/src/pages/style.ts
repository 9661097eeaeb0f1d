import { createHash } from 'node:crypto';

/** The inline style of every page. */
export const style = `
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #fff; --quiet: #57606a; --line: #8c959f; --act: #0b5cad;
  --on-act: #fff; --bad: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6edf3; --paper: #11151a; --quiet: #9da7b1; --line: #6e7681; --act: #7cb7ff; --on-act: #11151a;
    --bad: #ff8a80; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 26rem; margin: 0 auto; overflow-wrap: anywhere; }
header { max-width: 26rem; margin: 0 auto 2rem; font-weight: 600; color: var(--quiet); }
h1 { font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
.summary h2 { margin-top: 0; }
fieldset { margin: 1rem 0 0; border: 1px solid var(--line); border-radius: .3rem; }
label { display: block; margin-top: 1rem; font-weight: 600; }
input { width: 100%; padding: .6rem; font: inherit; color: inherit; background: transparent;
  border: 1px solid var(--line); border-radius: .3rem; }
input[aria-invalid] { border: 2px solid var(--bad); }
input[type=checkbox] { width: auto; margin-right: .5rem; }
label.choice { font-weight: 400; }
.qr { max-width: 14rem; } .qr svg { display: block; width: 100%; }
code { font-size: 1.1rem; overflow-wrap: anywhere; }
.hint { margin: 0; color: var(--quiet); }
.problem { margin: 0; color: var(--bad); }
.summary { border: 2px solid var(--bad); border-radius: .3rem; padding: 1rem; margin-bottom: 1rem; }
.summary ul { margin: 0; padding-left: 1.2rem; }
button { margin: 1.5rem .5rem 0 0; padding: .6rem 1.2rem; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--on-act); background: var(--act); border: 1px solid var(--act); border-radius: .3rem; }
a.button { display: block; margin-top: .75rem; padding: .6rem 1.2rem; font-weight: 600; text-decoration: none;
  border: 1px solid var(--act); border-radius: .3rem; }
a.button svg { width: 1.1em; height: 1.1em; margin-right: .5rem; vertical-align: -.15em; }
button.second { color: var(--act); background: transparent; }
a { color: var(--act); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
`;

/** The source expression of the style for the CSP. */
export const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
