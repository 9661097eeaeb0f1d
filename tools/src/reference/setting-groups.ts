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

/** What every app reads comes first and once, then what each app alone reads. Every setting must have a sentence. */
export function groupSettings(apps: readonly SettingsOfApp[]): readonly SettingGroup[] {
  const silent = apps.flatMap(({ settings }) => settings).filter(({ description }) => description === '');
  if (silent.length > 0) {
    const names = new Set(silent.map(({ name }) => name));
    throw new Error(`settings without a sentence: ${[...names].join(', ')}`);
  }
  const isCommon = ({ name }: DescribedSetting) =>
    apps.every(({ settings }) => settings.some((setting) => setting.name === name));
  const [first] = apps;
  return [
    { title: 'Every app', settings: first?.settings.filter(isCommon) ?? [] },
    ...apps.map(({ app, settings }) => ({
      title: app,
      settings: settings.filter((setting) => !isCommon(setting)),
    })),
  ];
}
