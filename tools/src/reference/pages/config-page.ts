import type { DescribedSetting } from '@fieldpost/config';
import { code, codes, page, table } from './markdown.js';
import type { SettingGroup } from './setting-groups.js';

const intro = `Settings are environment variables, read once at the start. An empty value counts as absent. An app with missing or
invalid settings lists them in one line and does not start. Secrets are never printed; sample values are accepted with
\`FIELDPOST_MODE=development\` only. As a file: [.env.example](../../.env.example).`;

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
