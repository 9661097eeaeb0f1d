import { type DescribedSetting, describeSettings } from '@fieldpost/config';
import { builtFiles, load } from '../reference/apps/built-files.js';

/** A setting of an app, as its schema declares it. */
export interface DeclaredSetting extends DescribedSetting {
  /** The standard of a port that is always open. */
  readonly port: number | undefined;
}

type Settings = Parameters<typeof describeSettings>[0];

const portOf = ({ name, fallback }: DescribedSetting): number | undefined =>
  name.endsWith('_PORT') && fallback !== undefined ? Number(fallback) : undefined;

/** The settings of each built app, those of every app among them. */
export async function declaredSettings<App extends string>(
  root: string,
  apps: readonly App[],
): Promise<Readonly<Record<App, readonly DeclaredSetting[]>>> {
  const settings: [App, readonly DeclaredSetting[]][] = [];
  // One after the other: Jest does not link one module for two importers at once.
  for (const app of apps) {
    const config = `apps/${app}/src/${app}.config.ts`;
    const [exported] = await load(builtFiles(root, `apps/${app}`).filter(({ source }) => source === config));
    const described = describeSettings(exported?.[`${app}Settings`] as Settings);
    settings.push([app, described.map((setting) => ({ ...setting, port: portOf(setting) }))]);
  }
  return Object.fromEntries(settings) as Record<App, readonly DeclaredSetting[]>;
}
