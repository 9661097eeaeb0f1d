const sound = '{"port":3,"confirmed":true,"schedule":"last","payload_raw":"AQID"}';

const whole: readonly (string | Buffer)[] = [
  '',
  'null',
  '[]',
  '"text"',
  '{}',
  '{"port":-1}',
  '{"port":1e99,"payload_raw":"AQ=="}',
  '{"payload_raw":{"toString":1}}',
  '{"payload_fields":[1]}',
  '{"payload_fields":{"__proto__":{"polluted":true},"constructor":1}}',
  '{"payload_raw":"AQ==","schedule":"__proto__"}',
  '{"payload_raw":"AQ==","schedule":"constructor"}',
  `{"payload_fields":${'{"a":'.repeat(500)}1${'}'.repeat(500)}}`,
  `${'['.repeat(5_000)}`,
  '{"payload_raw":"A\\u0000=="}',
  '{"payload_fields":{"nul":"\\u0000","half":"\\ud800"}}',
  Buffer.from([0xff, 0xfe, 0x00, 0xc3]),
];

type Dice = (below: number) => number;

/** Downlinks as no client should write them: some that are wrong as a whole, and sound ones with bytes changed. */
export function* texts(random: () => number, count: number): Generator<string | Buffer> {
  const dice: Dice = (below) => Math.floor(random() * below);
  for (let made = 0; made < count; made += 1) yield whole[dice(whole.length * 3)] ?? changed(dice);
}

function changed(dice: Dice): Buffer {
  const text = Buffer.from(sound);
  for (let changes = 1 + dice(3); changes > 0; changes -= 1) text.writeUInt8(dice(256), dice(text.length));
  return dice(3) === 0 ? text.subarray(0, dice(text.length)) : text;
}
