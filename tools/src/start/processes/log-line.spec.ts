import { describe, expect, it } from '@jest/globals';
import { formatLogLine, isRequestLine } from './log-line.js';

const time = new Date(2026, 10, 21, 9, 5, 3, 7).getTime();
const show = (entry: object) =>
  formatLogLine('account', JSON.stringify({ time, level: 30, msg: 'ready', ...entry }), 'plain');

describe('A log line at the terminal', () => {
  it('shows time, app, level, message and fields on one line', () =>
    expect(show({ pid: 1, hostname: 'h', port: 3000, user: 'ada' })).toBe(
      '09:05:03.007 account   INFO  ready port=3000 user=ada',
    ));

  it('accepts levels as words and times in ISO format', () =>
    expect(show({ level: 'warn', time: new Date(time).toISOString() })).toBe(
      '09:05:03.007 account   WARN  ready',
    ));

  it('shows an error by its message', () =>
    expect(
      show({ level: 50, err: { type: 'Error', message: 'no luck', stack: 'Error: no luck\n at x' } }),
    ).toBe('09:05:03.007 account   ERROR ready err="no luck"'));

  it('quotes values with spaces and writes structures as JSON', () =>
    expect(show({ a: 'two words', b: { c: [1] } })).toMatch(/ready a="two words" b=\{"c":\[1\]\}$/));

  it('shortens long structures, which are complete in the file', () =>
    expect(show({ a: 'x'.repeat(200), b: Array.from({ length: 99 }, () => 1) })).toMatch(
      / a=x{200} b=\[1(,1)+,?…$/,
    ));

  it.each(['Error: it broke', '{"half":', '[1]', ''])('keeps lines that are not JSON: %j', (line) =>
    expect(formatLogLine('oauth', line, 'plain')).toBe(`             oauth     ${line}`),
  );

  it('escapes control characters in values', () => {
    expect(show({ msg: 'a\u001b[2Jb\r\nc' })).toMatch(/INFO {2}a \[2Jb c$/);
    expect(formatLogLine('oauth', 'x\u001b[31my\u0007', 'plain')).toMatch(/x \[31my $/);
  });

  it('is coloured only on request', () => {
    expect(show({})).not.toContain('\u001b');
    expect(formatLogLine('account', '{"level":50,"msg":"x"}', 'coloured')).toContain(
      '\u001b[36maccount  \u001b[0m',
    );
  });
});

describe('A line about a request that was served', () => {
  it('is told from other lines by its message', () => {
    expect(isRequestLine('{"level":"info","msg":"request served","status":200}')).toBe(true);
    expect(isRequestLine('{"level":"warn","msg":"request served too late"}')).toBe(false);
    expect(isRequestLine('request served')).toBe(false);
  });
});
