import type { DescribedSetting } from '@fieldpost/config';
import type { SettingGroup } from './setting-groups.js';

const intro = [
  'Generated from the settings of the apps by `npm run generate`; changes made here are lost.',
  'Required settings are uncommented; defaults are commented out. Each app ignores settings of the other apps.',
];
const width = 108;

/** `.env.example`: every setting, those that have to be set ready to be filled in, the others with their default. */
export const envExample = (groups: readonly SettingGroup[]): string =>
  [
    ...intro.flatMap(comment),
    ...groups.flatMap(({ title, settings }) => ['', `# ---- ${title} ----`, ...settings.flatMap(lines)]),
    '',
  ].join('\n');

const lines = (setting: DescribedSetting): readonly string[] => [
  '',
  ...comment(sentence(setting)),
  `${setting.isRequired ? '' : '#'}${setting.name}=${quoted(setting.sample ?? setting.fallback ?? '')}`,
];

const sentence = ({ description, choices }: DescribedSetting): string =>
  choices.length === 0 ? description : `${description} One of ${choices.join(', ')}.`;

/** Wraps a sentence into comment lines; a word that is too long gets its own line. */
function comment(text: string): readonly string[] {
  const broken: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      broken.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...broken, line].map((each) => `# ${each}`);
}

// A shell and `node --env-file` would cut the value at a space or a #.
const quoted = (value: string): string => (/[\s#'"()$]/.test(value) ? `'${value}'` : value);
