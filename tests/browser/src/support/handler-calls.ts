import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Member, site } from './visitor.js';

const mostTries = 40;
const turnMs = 300;
const json = { 'content-type': 'application/json' };
const demoClient = `Basic ${Buffer.from('fieldpost-demo:fieldpost-demo').toString('base64')}`;

/** The handler, as a program of somebody with an account calls it about one application. */
export class HandlerCalls {
  private constructor(
    private readonly appId: string,
    private readonly authorization: string,
  ) {}

  /** Makes an application and registers it at the handler. */
  static async makeApplication(member: Member, appId: string): Promise<HandlerCalls> {
    const owner = await authorizationOf(member, 'apps');
    await send('POST', '/api/v2/applications', owner, { id: appId, name: 'Field stations' });
    const authorization = await authorizationOf(member, `apps:${appId}`);
    await send('POST', '/handler/applications', authorization, { app_id: appId });
    return new HandlerCalls(appId, authorization);
  }

  /** Replaces something below the application; an empty path is the application itself. */
  put(path: string, body: object): Promise<void> {
    return send('PUT', this.path(path), this.authorization, body);
  }

  /** Reads something below the application. */
  async get<T>(path: string): Promise<T> {
    const answer = await call('GET', this.path(path), this.authorization);
    return (await answer.json()) as T;
  }

  /** Adds a device that joins. */
  addDevice(devId: string): Promise<void> {
    const names = { app_id: this.appId, dev_id: devId };
    const lorawan_device = {
      ...names,
      app_eui: '70B3D57EF0000001',
      dev_eui: randomBytes(8).toString('hex'),
      app_key: randomBytes(16).toString('hex'),
    };
    return this.put(`/devices/${devId}`, { ...names, latitude: 52.37, longitude: 4.89, lorawan_device });
  }

  /** Lets a device say these bytes at port 1. */
  simulate(devId: string, bytes: readonly number[]): Promise<void> {
    const payload = Buffer.from(bytes).toString('base64');
    return send('POST', this.path(`/devices/${devId}/simulate-uplink`), this.authorization, {
      port: 1,
      payload_raw: payload,
    });
  }

  private path(below: string): string {
    return `/handler/applications/${this.appId}${below}`;
  }
}

async function send(method: string, path: string, authorization: string, body: object): Promise<void> {
  await call(method, path, authorization, body);
}

async function call(method: string, path: string, authorization: string, body?: object): Promise<Response> {
  const headers = { ...json, authorization };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  let answer = await fetch(site + path, init);
  // The handler takes five calls a second; a program that gets this answer comes again.
  for (let i = 0; i < mostTries && answer.status === 429; i += 1) {
    await sleep(turnMs);
    answer = await fetch(site + path, init);
  }
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function authorizationOf({ username, password }: Member, scope: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'password', username, password, scope });
  const headers = { authorization: demoClient };
  const answer = await fetch(`${site}/users/token`, { method: 'POST', headers, body });
  const { access_token } = (await answer.json()) as { readonly access_token: string };
  return `Bearer ${access_token}`;
}
