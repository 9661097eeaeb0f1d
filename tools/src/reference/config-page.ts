import type { DescribedSetting } from '@fieldpost/config';
import { code, codes, page, table } from './markdown.js';
import type { SettingGroup } from './setting-groups.js';

const intro = `Settings come from the environment and are read once, at the start. An empty value counts as absent.
An app that misses a setting or cannot read one names all of them in one line and does not start. Secrets are never
printed; one that still has its sample value starts with \`FIELDPOST_MODE=development\` alone. All of them as one file:
[.env.example](../../.env.example).`;

/** `docs/reference/config.md`: every setting with its default and its sentence. */
export const configPage = (groups: readonly SettingGroup[]): string =>
  page(
    'Settings',
    intro,
    ...groups.flatMap(({ title, settings }) => [
      `## ${title}`,
      table(['setting', 'default', 'secret', 'meaning'], settings.map(row)),
    ]),
  );

const row = (setting: DescribedSetting): readonly string[] => [
  code(setting.name),
  standard(setting),
  setting.secret ? 'yes' : '',
  meaning(setting),
];

function standard({ isRequired, fallback }: DescribedSetting): string {
  if (isRequired) return '_required_';
  return fallback === undefined || fallback === '' ? '_empty_' : code(fallback);
}

const meaning = ({ description, choices }: DescribedSetting): string =>
  choices.length === 0 ? description : `${description} One of ${codes(choices)}.`;
