import { Server, ServerCredentials, status } from '@grpc/grpc-js';
import { type account, loadClients } from '@fieldpost/contracts';
import { bindServer } from './bind-server.js';

/** A fake of account's internal API `Registry`, with the revocations that a test makes, and the reports of usage. */
export class FakeRegistry {
  private readonly revocations: account.Revocation[] = [];
  private position = Date.now() - 60_000;
  /** Number of served calls. */
  answered = 0;
  /** What handlers have reported. */
  readonly usage: account.ReportUsageRequest__Output[] = [];
  /** The policy `step_up`. */
  stepUp: 'credentials' | 'dangerous' = 'credentials';

  /** Ends the tokens of a subject that were issued until now, but for the rights that are left. */
  revoke(subject: string, rights: readonly string[] = []): void {
    this.position = Math.max(this.position + 1, Date.now());
    const expires = Math.floor(Date.now() / 1000) + 86_400;
    this.revocations.push({ position: this.position, subject, rights: [...rights], expires });
  }

  /** The `rev` of a token that is made now. */
  get revision(): number {
    return this.position;
  }

  /** Adds it to a server; with a secret, callers must send it. */
  addTo(server: Server, secret?: string): void {
    const { Registry } = loadClients('fieldpost/account/v1/registry.proto').fieldpost.account.v1;
    const handlers: Pick<account.RegistryHandlers, 'ListRevocations' | 'ReportUsage'> = {
      ListRevocations: ({ request, metadata }, respond) => {
        if (secret !== undefined && metadata.get('internal-secret')[0] !== secret)
          return respond({ code: status.PERMISSION_DENIED, details: 'permission denied' });
        this.answered += 1;
        const revocations = this.revocations.filter(
          ({ position }) => Number(position) > Number(request.after),
        );
        respond(null, { revocations, position: this.position, step_up: this.stepUp });
      },
      ReportUsage: ({ request }, respond) => {
        this.usage.push(request);
        respond(null, {});
      },
    };
    server.addService(Registry.service, handlers);
  }
}

/** A fake registry on its own port. */
export interface RunningRegistry {
  readonly registry: FakeRegistry;
  readonly address: string;
  readonly close: () => void;
}

/** Starts the fake on a free loopback port, or with the revocations and on the address of one that was closed. */
export async function startFakeRegistry(
  registry = new FakeRegistry(),
  address = '127.0.0.1:0',
): Promise<RunningRegistry> {
  const server = new Server();
  registry.addTo(server);
  const port = await bindServer(server, ServerCredentials.createInsecure(), address);
  return { registry, address: `127.0.0.1:${port}`, close: () => server.forceShutdown() };
}
