import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
import type { KubeObject } from './kube-object.js';

/** Where a Kubernetes API server is, its certificate and the token of an administrator. */
export interface Address {
  readonly port: number;
  readonly ca: string;
  readonly token: string;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

/** A change of an object, as the API reports it. */
export interface WatchEvent {
  readonly type: 'ADDED' | 'MODIFIED' | 'DELETED' | 'BOOKMARK' | 'ERROR';
  readonly object: KubeObject;
}

/** Calls of a Kubernetes API. */
export class KubernetesApi {
  private readonly agent: Agent;

  constructor(private readonly address: Address) {
    this.agent = new Agent({ keepAlive: true, ca: address.ca });
  }

  get(path: string): Promise<KubeObject> {
    return this.call({ method: 'GET', path });
  }

  post(path: string, body: object): Promise<KubeObject> {
    return this.call({ method: 'POST', path, body });
  }

  patch(path: string, body: object): Promise<KubeObject> {
    return this.call({ method: 'PATCH', path, body });
  }

  /**
   * Reports all objects, then every change, until the returned function is called, or the server ends the request
   * (`--min-request-timeout`).
   */
  async watch(path: string, onEvent: (event: WatchEvent) => void): Promise<() => void> {
    const response = await this.send({ method: 'GET', path: `${path}?watch=true` });
    createInterface(response).on('line', (line) => onEvent(JSON.parse(line) as WatchEvent));
    // The watch is ended by the caller, or with the server.
    response.on('error', () => undefined);
    return () => void response.destroy();
  }

  close(): void {
    this.agent.destroy();
  }

  private async call(call: Call): Promise<KubeObject> {
    const response = await this.send(call);
    const answer = (await json(response)) as KubeObject & { readonly message?: string };
    if ((response.statusCode ?? 500) < 300) return answer;
    throw new Error(`${call.method} ${call.path}: ${answer.message ?? 'failed'}`);
  }

  private async send({ method, path, body }: Call): Promise<IncomingMessage> {
    const { port, token } = this.address;
    const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: this.agent });
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    sent.end(body && JSON.stringify(body));
    return (await answered)[0];
  }
}
