import { createPublicKey } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Metadata, status } from '@grpc/grpc-js';
import jwt from 'jsonwebtoken';
import type { PeerDirectory } from './directory.js';
import { firstValue, RpcRejection } from './rpc-rejection.js';

/** Every rejection is sent only after a second, as by the original. */
const rejectionDelayMs = 1_000;

/** An authenticated component. */
export interface NetworkCaller {
  readonly id: string;
  readonly serviceName: string;
}

/** Authenticates callers of the network's streams, step by step as docs/protocol/network-calls.md#checks. */
export class NetworkCallers {
  constructor(
    private readonly ownId: string,
    private readonly directory: PeerDirectory,
  ) {}

  async check(metadata: Metadata): Promise<NetworkCaller> {
    try {
      return await this.identify(metadata);
    } catch (rejection) {
      await sleep(rejectionDelayMs);
      throw rejection;
    }
  }

  private async identify(metadata: Metadata): Promise<NetworkCaller> {
    const id = present(metadata, 'id');
    const serviceName = firstValue(metadata, 'service-name');
    if (!serviceName) {
      throw new RpcRejection(status.INVALID_ARGUMENT, 'Metadata not valid: service-name missing');
    }
    const announced = await this.directory.find(serviceName, id);
    if (!announced) {
      const who = `${serviceName}/${id}`;
      throw new RpcRejection(status.NOT_FOUND, `Failed to discover ${who}: announcement not found`);
    }
    if (announced.public_key !== '') {
      this.checkToken(id, present(metadata, 'token'), announced.public_key);
    }
    return { id, serviceName };
  }

  private checkToken(id: string, token: string, publicKey: string): void {
    const { iss, sub = '' } = verified(token, publicKey);
    if (iss !== id) throw denied(`Token was issued by ${iss}, not by ${id}`);
    if (sub !== '' && sub !== iss && sub !== this.ownId) {
      throw denied(`Token was issued to connect with ${sub}, not with ${this.ownId}`);
    }
  }
}

const denied = (reason: string) => new RpcRejection(status.PERMISSION_DENIED, `permission denied: ${reason}`);

function present(metadata: Metadata, key: string): string {
  const value = firstValue(metadata, key);
  if (value === undefined)
    throw new RpcRejection(status.UNKNOWN, `context: Metadata does not contain ${key}`);
  return value;
}

function verified(token: string, publicKey: string): jwt.JwtPayload {
  try {
    return jwt.verify(token, createPublicKey(publicKey), { algorithms: ['ES256'] }) as jwt.JwtPayload;
  } catch (error) {
    throw new RpcRejection(status.UNKNOWN, `Unable to verify JWT: ${(error as Error).message}`);
  }
}
