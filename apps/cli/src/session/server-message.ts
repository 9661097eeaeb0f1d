/** What to do about a message of a server, by its wording. */
const hints: readonly (readonly [RegExp, string])[] = [
  [/not registered to this handler/i, 'Register it first: fieldpost applications register <application>'],
  [
    /^Device \S+ already exists$/,
    'Choose another id, or change the device: fieldpost devices update <application> <device>',
  ],
  [
    /^Device with AppEUI and DevEUI already exists$/,
    'Find it with fieldpost devices list <application>, or choose another --dev-eui.',
  ],
  [/^Gateway with EUI \S+ already exists$/, 'Check the EUI: it identifies one gateway.'],
];

/** A message as a sentence of its own. */
export const sentenceOf = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

/** A message as a sentence, and what to do about it. */
export function withAdvice(message: string): string {
  const advice = hints.find(([wording]) => wording.test(message))?.[1];
  return [sentenceOf(message), ...(advice === undefined ? [] : [advice])].join(' ');
}
