import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  AccountClient,
  bearer,
  HandlerClient,
  Problem,
  RejectedRequest,
  type Reply,
} from '@fieldpost/testing';
import type { SimulationAddresses } from './addresses.js';
import {
  applicationOf,
  deviceOf,
  gatewayOf,
  newRecord,
  type SimulationRecord,
  writeRecord,
} from './record.js';

/** The suite, the file of the record, and what reports progress. */
export interface RegistrationParts {
  readonly addresses: SimulationAddresses;
  readonly file: string;
  /** A token of a user of the suite; without one the simulator registers a user, which needs development mode. */
  readonly token: string | undefined;
  readonly say: (line: string) => void;
}

const atOnce = 8;
const reportEvery = 100;
const conflict = 409;
const tooMany = 429;
const notFound = 404;
const serverErrors = 500;
const pauseMs = 1_000;

/** Registers gateways, an application and devices as a user does, and removes them. */
export class Registration {
  private constructor(
    private readonly parts: RegistrationParts,
    private readonly account: AccountClient,
    private current: SimulationRecord,
  ) {}

  /** Logs in as the user of the record, of the token, or as a new user. */
  static async begin(parts: RegistrationParts, known: SimulationRecord | undefined, plan: string) {
    const record = known ?? newRecord(plan, parts.token === undefined);
    const anybody = new AccountClient(parts.addresses.account);
    if (!known && record.user)
      await anybody.register({ ...record.user, email: `${record.user.username}@example.com` });
    const token =
      parts.token ?? (record.user && (await anybody.passwordToken({ ...record.user, email: '' })));
    if (token === undefined)
      throw new Problem(
        'Set FIELDPOST_TOKEN to a token of the user of this simulation: log in with "npx fieldpost login", then FIELDPOST_TOKEN=$(npx fieldpost token) npm run simulate.',
      );
    writeRecord(parts.file, record);
    return new Registration(parts, anybody.as(bearer(token)), record);
  }

  get record(): SimulationRecord {
    return this.current;
  }

  /** Makes sure that so many gateways and devices are registered. */
  async ensure({
    gateways,
    devices,
  }: {
    readonly gateways: number;
    readonly devices: number;
  }): Promise<void> {
    await this.ensureGateways(gateways);
    if (!this.current.isApplicationReady) await this.createApplication();
    await this.ensureDevices(devices);
  }

  /** Deletes gateways and the application with its devices. Deleted gateways and applications can be restored for a time. */
  async remove(): Promise<void> {
    await eachOf(numbersTo(this.current.gateways), async (n) => {
      const { id } = gatewayOf(this.current, n);
      await this.delete(`/api/v2/gateways/${id}`, `gateways:${id}`);
    });
    const appId = applicationOf(this.current);
    if (this.current.isApplicationReady) {
      const handler = await this.handler();
      await handler.deleteApplication(appId).finally(() => handler.close());
    }
    await this.delete(`/api/v2/applications/${appId}`, `apps:${appId}`);
  }

  /** The keys of the first gateways, in order: account shows them to their owner. */
  async gatewayKeys(count: number): Promise<readonly string[]> {
    const keys: string[] = [];
    await eachOf(numbersTo(count), async (n) => {
      const { id } = gatewayOf(this.current, n);
      const token = await this.account.restrictedToken([`gateways:${id}`]);
      const path = `/api/v2/gateways/${id}`;
      const account = new AccountClient(this.parts.addresses.account, bearer(token));
      const reply = await sendWithinRate(() => account.send('GET', path));
      if (!isSuccess(reply)) throw new RejectedRequest(reply.status, reply.body, path);
      keys[n - 1] = (reply.body as { readonly key: string }).key;
    });
    return keys;
  }

  private async ensureGateways(wanted: number): Promise<void> {
    const missing = numbersTo(wanted).slice(this.current.gateways);
    await this.each('gateways', missing, async (n) => {
      const body = { ...gatewayOf(this.current, n), frequency_plan: this.current.plan };
      await this.create('/api/v2/gateways', body);
    });
    this.save({ gateways: Math.max(wanted, this.current.gateways) });
  }

  private async createApplication(): Promise<void> {
    const id = applicationOf(this.current);
    await this.create('/api/v2/applications', { id, name: 'Simulated devices', euis: null });
    const handler = await this.handler();
    await handler
      .registerApplication(id)
      .catch((error: Error) => {
        if (!error.message.includes('already exists')) throw error;
      })
      .finally(() => handler.close());
    this.save({ isApplicationReady: true });
  }

  private async ensureDevices(wanted: number): Promise<void> {
    const missing = numbersTo(wanted).slice(this.current.devices);
    if (missing.length === 0) return;
    const handler = await this.handler();
    const app_id = applicationOf(this.current);
    await this.each('devices', missing, async (n) => {
      const { devId: dev_id, appEui, devEui, appKey } = deviceOf(this.current, n);
      const euis = { app_eui: Buffer.from(appEui, 'hex'), dev_eui: Buffer.from(devEui, 'hex') };
      const lorawan = { app_id, dev_id, ...euis, app_key: appKey, uses32_bit_f_cnt: true };
      await handler.setDevice({ app_id, dev_id, lorawan_device: lorawan });
    }).finally(() => handler.close());
    this.save({ devices: wanted });
  }

  private async handler(): Promise<HandlerClient> {
    const token = await this.account.restrictedToken([`apps:${applicationOf(this.current)}`]);
    const { handler_grpc, ca } = this.parts.addresses;
    return new HandlerClient(handler_grpc, readFileSync(ca), { token });
  }

  private async each(what: string, numbers: readonly number[], work: (n: number) => Promise<void>) {
    let done = 0;
    await eachOf(numbers, async (n) => {
      await work(n);
      done += 1;
      const isLast = done === numbers.length;
      if (done % reportEvery === 0 || isLast)
        this.parts.say(`registered ${done} of ${numbers.length} ${what}`);
    });
  }

  /** What exists already was created by a run that was interrupted. */
  private async create(path: string, body: object): Promise<void> {
    const reply = await sendWithinRate(() => this.account.send('POST', path, body));
    if (!isSuccess(reply) && reply.status !== conflict)
      throw new RejectedRequest(reply.status, reply.body, path);
  }

  /** What is gone need not be deleted. The scope is that of one entity. */
  private async delete(path: string, scope: string): Promise<void> {
    const token = await this.account.restrictedToken([scope]).catch(unlessMissing);
    if (token === undefined) return;
    const account = new AccountClient(this.parts.addresses.account, bearer(token));
    const reply = await sendWithinRate(() => account.send('DELETE', path));
    if (!isSuccess(reply) && reply.status !== notFound)
      throw new RejectedRequest(reply.status, reply.body, path);
  }

  private save(changes: Partial<SimulationRecord>): void {
    this.current = { ...this.current, ...changes };
    writeRecord(this.parts.file, this.current);
  }
}

const isSuccess = ({ status }: Reply): boolean => status >= 200 && status < 300;

/** A scope cannot be had for an entity that does not exist. */
function unlessMissing(error: unknown): undefined {
  if (!(error instanceof RejectedRequest) || error.status >= serverErrors) throw error;
}

/** Sends a request again while the rate limit is exceeded. */
async function sendWithinRate(send: () => Promise<Reply>): Promise<Reply> {
  for (let reply = await send(); ; reply = await send()) {
    if (reply.status !== tooMany) return reply;
    await sleep(pauseMs);
  }
}

const numbersTo = (last: number): readonly number[] => Array.from({ length: last }, (_, i) => i + 1);

/** Runs some at a time, in order. */
async function eachOf(numbers: readonly number[], work: (n: number) => Promise<unknown>): Promise<void> {
  const left = [...numbers];
  const worker = async (): Promise<void> => {
    for (let n = left.shift(); n !== undefined; n = left.shift()) await work(n);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
