const long = 'x'.repeat(70_000);

/** Values for any member of a body, as JSON text: wrong types, wrong sizes, wrong characters. */
export const hostileValues: readonly string[] = [
  'null',
  'true',
  '-1',
  '1e308',
  '1e999',
  '99999999999999999999999',
  '""',
  '" "',
  '"__proto__"',
  '"../../etc/passwd"',
  `"'; drop table users; --"`,
  '"a\\u0000b"',
  '"\\ud800"',
  '"\u202e\u2028😀"',
  `"${long}"`,
  '[]',
  '[null]',
  '[[[]]]',
  `[${'"x",'.repeat(5_000)}"x"]`,
  '{}',
  '{"id":{"id":{}}}',
  '{"constructor":{"name":1}}',
];

/** Members that both servers read, and an unknown one. */
const common: readonly string[] = [
  ...['id', 'name', 'username', 'email', 'password', 'old_password', 'rights', 'key', 'scope', 'description'],
  ...['accepted', 'official', 'code', 'token', 'refresh_token', 'unheard_of'],
];

/** Every member that a body of a server may have. */
export const memberNames: Readonly<Record<'account' | 'oauth', readonly string[]>> = {
  account: [
    ...common,
    ...['euis', 'frequency_plan', 'location', 'antenna_location', 'attributes', 'router', 'fallback_routers'],
    ...['owner', 'location_public', 'auto_update', 'grants', 'redirect_uris', 'uri', 'public', 'expires'],
    'addresses',
  ],
  oauth: [
    ...common,
    ...['grant_type', 'code_verifier', 'redirect_uri', 'client_id', 'client_secret', 'form_token', 'next'],
    'decision',
  ],
};

/** JSON bodies that are invalid for every route. */
export const hostileBodies: readonly (string | Buffer)[] = [
  '',
  'null',
  '[]',
  '"x"',
  '17',
  '{',
  '{"id":',
  '{"id":"a","id":"b"}',
  '{"__proto__":{"id":"x"}}',
  '{"constructor":{"prototype":{"id":"x"}}}',
  '{"id":"a\\u0000"}',
  '{"id":"\\udfff"}',
  '\ufeff{}',
  '[[[]]]'.padStart(10, ' '),
  '['.repeat(200_000),
  '{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000),
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from('{"id":"\u0000"}'),
  Buffer.alloc(1_048_577, 0x20),
  Buffer.alloc(3_000_000, 0x5b),
];

/** Malformed forms, or forms with repeated members. */
export const hostileForms: readonly string[] = [
  'grant_type=password&grant_type=password',
  'username=%zz',
  'username=%ff&password=x',
  'form_token=%00&username=a%00b&password=%00&token=%00&client_id=%00&next=%00&email=%00',
  '=&=&=',
  '&'.repeat(100_000),
  'a=1&'.repeat(2),
  '__proto__=1&constructor=2&toString=3',
  `scope=${'a+'.repeat(50_000)}`,
];

/** Values in place of an id in a path. */
export const hostileSegments: readonly string[] = [
  '%00',
  'a%00b',
  '%zz',
  '%',
  '%ff',
  '%ed%a0%80',
  '%F0%9F%98%80',
  '%20',
  '%2e%2e%2f%2e%2e',
  '..%5c',
  '__proto__',
  'constructor',
  "'%20or%201=1--",
  '%E2%80%AE',
  'A'.repeat(72),
  'x'.repeat(300),
  'x'.repeat(5_000),
];

export const hostileQueries: readonly string[] = [
  'limit=-1',
  'limit=0',
  'limit=99999999999999999999',
  'limit=1e3',
  'limit=NaN',
  'limit=',
  'limit=%00',
  'limit=%zz',
  'limit=%ff',
  'limit=1&limit=2',
  'offset=-1',
  'offset=9007199254740993',
  'offset=9007199254740991&limit=1',
  'offset=1e400',
  'deleted=1&deleted=1',
  'deleted=%00',
  'client_id=tool&client_id=tool',
  'client_id=%00&state=%00&scope=%00&redirect_uri=%00&next=%00&code=%00&response_type=%00',
  '__proto__=1&constructor=2',
  'a[b]=c&a[]=d',
  '%00=1',
  '&&&===&',
  `next=${'x'.repeat(8_000)}`,
];

const basic = (text: string | Buffer): string => `Basic ${Buffer.from(text).toString('base64')}`;

/** Headers, one set at a time. */
export const hostileHeaders: readonly Readonly<Record<string, string>>[] = [
  { authorization: '' },
  { authorization: 'Bearer' },
  { authorization: 'Bearer x.y.z' },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
  { authorization: `Bearer ${'a'.repeat(9_000)}` },
  { authorization: 'Key x' },
  { authorization: 'Key a.b.c' },
  { authorization: 'Key fieldpost.' },
  { authorization: 'Basic !!!' },
  { authorization: basic('a\0b:c\0d') },
  { authorization: basic('%00:%00') },
  { authorization: basic('%zz:%ff') },
  { authorization: basic(Buffer.from([0xff, 0x3a, 0xfe])) },
  { authorization: basic(`${'x'.repeat(5_000)}:y`) },
  { authorization: 'Negotiate abc' },
  { 'content-type': 'text/plain' },
  { 'content-type': ';;;' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data' },
  { 'content-encoding': 'gzip' },
  { prefer: 'return=everything; x="' },
  { cookie: 'fieldpost=%%%; __Host-fieldpost=AAAA; =;' },
  { 'x-forwarded-for': 'not an address, ::::, 999.1.1.1' },
  { accept: 'no/thing;q=x' },
];
