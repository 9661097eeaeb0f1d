import type { DescribedSetting } from '@fieldpost/config';

/** Settings that belong together under one heading. */
export interface SettingGroup {
  readonly title: string;
  readonly settings: readonly DescribedSetting[];
}

interface SettingsOfApp {
  readonly app: string;
  readonly settings: readonly DescribedSetting[];
}

/** Settings of several apps are listed once, before those of single apps. Every setting needs a description. */
export function groupSettings(apps: readonly SettingsOfApp[]): readonly SettingGroup[] {
  const silent = apps.flatMap(({ settings }) => settings).filter(({ description }) => description === '');
  if (silent.length > 0) {
    const names = new Set(silent.map(({ name }) => name));
    throw new Error(`settings without a sentence: ${[...names].join(', ')}`);
  }
  const readersOf = ({ name }: DescribedSetting): string =>
    apps
      .filter(({ settings }) => settings.some((setting) => setting.name === name))
      .map(({ app }) => app)
      .join(', ');
  const all = new Map(apps.flatMap(({ settings }) => settings).map((setting) => [setting.name, setting]));
  const alone = apps.map(({ app }) => app);
  const readers = new Set([...all.values()].map(readersOf));
  const shared = [...readers].filter((names) => !alone.includes(names));
  return [...shared, ...alone].map((names) => ({
    title: names === alone.join(', ') ? 'Every app' : names,
    settings: [...all.values()].filter((setting) => readersOf(setting) === names),
  }));
}
