import { spawn } from 'node:child_process';

type Program = readonly [string, ...string[]];

const programs: Readonly<Partial<Record<NodeJS.Platform, Program>>> = {
  darwin: ['open'],
  // Unlike `start` it is no command of a shell, which would read the URL as its own.
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Shows a URL in the browser, which `browser` names as other programs expect of `BROWSER`. Failure is not reported. */
export function openBrowser(url: string, browser: string | undefined): void {
  const [program, ...args] = browser ? [browser] : (programs[process.platform] ?? ['xdg-open']);
  const child = spawn(program as string, [...args, url], { stdio: 'ignore', detached: true });
  // The URL is printed too.
  child.on('error', () => undefined).unref();
}
