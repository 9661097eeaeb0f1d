import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A setting, as parsed from the text of a schema. */
export interface DeclaredSetting {
  readonly name: string;
  readonly isSecret: boolean;
  /** Whether the app rejects to start without it. */
  readonly isRequired: boolean;
  /** The standard of a port. */
  readonly port: number | undefined;
}

/**
 * The settings of an app, those of every app among them, as its schema is written: nothing outside an app may import
 * it, so this reads one property after the other.
 */
export function declaredSettings(root: string, app: string): readonly DeclaredSetting[] {
  const own = readFileSync(join(root, `apps/${app}/src/${app}.config.ts`), 'utf8');
  const common = readFileSync(join(root, 'libs/config/src/common-settings.ts'), 'utf8');
  const [ofServers = ''] = common.split('export const commonSettings');
  return [own.includes('serverSettings.extend') ? ofServers : common, own].flatMap(settingsIn);
}

/** The settings in the text of one or several schemas. */
export function settingsIn(text: string): readonly DeclaredSetting[] {
  const schemas = text.replaceAll(/\n\}\)(;|\n)/g, '\n}\n');
  const found = schemas.matchAll(/^ {2}([A-Z][A-Z0-9_]+): ?(.*(?:\n(?! {2}[A-Z]|\}).*)*)/gm);
  return [...found].map(([, name = '', field = '']) => {
    const [, port] = /^port\((\d+)\)/.exec(field) ?? [];
    const isPlain = /^(z\b|authServers|databaseOf|databaseUrl|sealingKeys)/.test(field.trim());
    return {
      name,
      isSecret: field.includes('secret: true') || field.includes('databaseOf('),
      isRequired: isPlain && !/\.(default|prefault|optional)\(/.test(field),
      port: port === undefined ? undefined : Number(port),
    };
  });
}
