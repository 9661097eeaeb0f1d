import { type DynamicModule, Module } from '@nestjs/common';
import { AuthServers } from './keys/auth-servers.js';
import { BearerStrategy } from './tokens/bearer.strategy.js';
import { KeySource } from './keys/key-source.js';
import { RevocationTable } from './revocation-table.js';
import { TokenVerifier } from './tokens/token-verifier.js';

export interface AuthOptions {
  /** Issuer to the address of its auth server. */
  readonly servers: ReadonlyMap<string, URL>;
  /** Folder for the copies of their keys. */
  readonly keysDirectory: string;
  /** Issuer whose tokens the revocation table concerns; without one no revocations are applied. */
  readonly revocationsOf?: string;
}

/** Verification of bearer tokens for an app that does not sign them. */
@Module({})
export class AuthModule {
  static forRoot({ servers, keysDirectory, revocationsOf = '' }: AuthOptions): DynamicModule {
    const authServers = { provide: AuthServers, useFactory: () => new AuthServers(servers, keysDirectory) };
    const keySource = { provide: KeySource, useExisting: AuthServers };
    const verifier = {
      provide: TokenVerifier,
      useFactory: (keys: KeySource, revocations: RevocationTable) =>
        new TokenVerifier(keys, Date.now, revocations),
      inject: [KeySource, RevocationTable],
    };
    const table = { provide: RevocationTable, useFactory: () => new RevocationTable(revocationsOf) };
    const providers = [authServers, keySource, table, verifier, BearerStrategy];
    return { module: AuthModule, global: true, providers, exports: providers };
  }
}
