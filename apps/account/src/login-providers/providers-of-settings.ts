import { readFileSync } from 'node:fs';
import { fileNotReadable } from '@fieldpost/transport';
import { z } from 'zod';
import type { ProviderWithSecret } from './login-provider.js';
import { newProvider, toProvider } from './login-providers.dto.js';

const setting = 'ACCOUNT_LOGIN_PROVIDERS_FILE';

/** A provider of the file; its secret may be in a file of its own. */
const fileProvider = z.intersection(newProvider, z.object({ client_secret_file: z.string().optional() }));
const file = z.array(fileProvider);

/** The login providers of the settings, which are read once, at the start. */
export class ProvidersOfSettings {
  private readonly providers: ReadonlyMap<string, ProviderWithSecret>;

  constructor(providers: readonly ProviderWithSecret[]) {
    this.providers = new Map(providers.map((provider) => [provider.id, provider]));
  }

  /** `path` of a JSON file; undefined for none. Throws, naming the setting, when it cannot be used. */
  static from(path: string | undefined, isDevelopment: boolean): ProvidersOfSettings {
    if (path === undefined) return new ProvidersOfSettings([]);
    try {
      return new ProvidersOfSettings(readProviders(path, isDevelopment));
    } catch (error) {
      throw fileNotReadable({ setting, reason: reasonOf(error) });
    }
  }

  list(): readonly ProviderWithSecret[] {
    return [...this.providers.values()];
  }

  find(id: string): ProviderWithSecret | undefined {
    return this.providers.get(id);
  }
}

function readProviders(path: string, isDevelopment: boolean): readonly ProviderWithSecret[] {
  const providers = file.parse(JSON.parse(readFileSync(path, 'utf8')));
  return providers.map(({ client_secret_file: secretFile, ...dto }) => {
    const provider = toProvider(dto);
    if (!isDevelopment && !provider.issuer.startsWith('https:'))
      throw new Error(`the issuer of ${provider.id} should be an https URL`);
    if (secretFile === undefined) return provider;
    return { ...provider, clientSecret: readFileSync(secretFile, 'utf8').trim() };
  });
}

/** Without the content of the file, which has secrets. */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ');
  if (error instanceof SyntaxError) return 'the file is not JSON';
  return error instanceof Error ? error.message : 'unknown failure';
}
