import { option } from '../arguments.js';
import type { Command } from '../command.js';
import type { Context } from '../context.js';
import { Failure } from '../failure.js';
import { serverUrl } from '../http/server-url.js';
import { LoopbackRedirect } from '../session/loopback.js';
import { OauthServer } from '../session/oauth-server.js';
import { openBrowser } from '../session/open-browser.js';
import { type StoredLogin, withProfile } from '../settings/settings.js';
import { token } from './token.js';
import { whoami } from './whoami.js';

const login: Command = {
  name: 'login',
  summary: 'Logs in to a server and remembers it as a profile.',
  options: [
    option('--server <url>', 'address of the server (FIELDPOST_SERVER); the one of the profile by default'),
    option('--device', 'log in on another device, by a code').conflicts('tokenStdin'),
    option('--token-stdin', 'read a token or an access key from standard input'),
  ],
  examples: [
    'fieldpost login --server https://fieldpost.example',
    'fieldpost login --server https://fieldpost.example --device',
    'fieldpost login --server https://fieldpost.example --profile my-app --token-stdin < key.txt',
  ],
  run: async (call) => {
    const { context } = call;
    const { profileName, ca, file, out } = context;
    const address = call.text('server') ?? context.env.FIELDPOST_SERVER ?? context.profile?.server;
    if (address === undefined)
      throw new Failure('Name the server: fieldpost login --server https://…', 'usage');
    const server = serverUrl(address);
    const tokens = call.flag('tokenStdin')
      ? { accessToken: (await context.readLine('token or access key')).trim() }
      : await loggedIn(context, server, call.flag('device') ? byCode : byBrowser);
    await file.update((settings) => ({
      ...withProfile(settings, profileName, { server, ...(ca !== undefined && { ca }), login: tokens }),
      current: profileName,
    }));
    out.done({ profile: profileName, server }, `Logged in to ${server} as profile ${profileName}.`);
  },
};

type LoginMethod = (context: Context, oauth: OauthServer) => Promise<StoredLogin>;

async function loggedIn(context: Context, server: string, method: LoginMethod): Promise<StoredLogin> {
  return method(context, await OauthServer.at(server, context.fetch, context.now));
}

const byBrowser: LoginMethod = async ({ out, env }, oauth) => {
  const redirect = await LoopbackRedirect.open();
  try {
    return await oauth.logInWithBrowser(redirect.uri, (url, state) => {
      const back = redirect.wait(state);
      out.prompt('Log in in your browser:');
      out.prompt(`  ${url}`);
      openBrowser(url, env.BROWSER);
      return back;
    });
  } finally {
    redirect.close();
  }
};

const byCode: LoginMethod = async ({ out }, oauth) =>
  oauth.logInWithCode(({ uri, completeUri, code }) => {
    if (completeUri === undefined) {
      out.prompt(`Open ${uri} on any device and enter the code ${code}`);
      return;
    }
    out.prompt(`Open this page on any device, and check that it shows the code ${code}:`);
    out.prompt(`  ${completeUri}`);
    out.prompt(`Or open ${uri} and enter the code.`);
  });

const logout: Command = {
  name: 'logout',
  summary: 'Ends the login of a profile, also at the server.',
  examples: ['fieldpost logout', 'fieldpost logout --profile test'],
  run: async ({ context }) => {
    const { profileName, profile, file, out, fetch, now } = context;
    if (!profile?.login)
      return out.done({ profile: profileName }, `Profile ${profileName} is not logged in.`);
    const { login: old, ...kept } = profile;
    const { refreshToken } = old;
    if (refreshToken !== undefined)
      await (await OauthServer.at(profile.server, fetch, now)).revoke(refreshToken);
    await file.update((settings) => withProfile(settings, profileName, kept));
    out.done({ profile: profileName }, `Logged out of ${profile.server}.`);
  },
};

export const loginCommands = [login, logout, whoami, token];
