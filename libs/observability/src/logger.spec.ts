import { describe, expect, it } from '@jest/globals';
import { createLogger } from './logger.js';
import { runInContext } from './request-context.js';

const lines: string[] = [];
const destination = { write: (line: string) => void lines.push(line) };
const logger = createLogger({ app: 'test', level: 'info', destination });

describe('The log', () => {
  it('never holds a secret, at any of three depths', () => {
    logger.info({ password: 'hush', body: { app_key: 'hush', client: { token: 'hush' } } }, 'seen');
    expect(lines.join()).not.toContain('hush');
    expect(lines.join()).toContain('seen');
  });

  it('shows other fields beside a secret, and does not change the logged object', () => {
    const logged = { list: [{ token: 'hush', name: 'one' }], when: new Date(0), none: null, key: undefined };
    logger.info(logged, 'seen');
    const list = [{ token: '[redacted]', name: 'one' }];
    expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({ list, when: new Date(0).toJSON(), none: null });
    expect(logged.list[0]?.token).toBe('hush');
  });

  it('shows no secret of a part of the log, nor of a failure in another field', () => {
    const failure = Object.assign(new Error('no luck'), { detail: 'hushed' });
    logger.child({ token: 'hushed' }).warn({ failures: [failure] }, 'part');
    expect(lines.at(-1)).toContain('[redacted]');
    expect(lines.at(-1)).not.toContain('hushed');
  });

  it('logs a failure that is a string, such as a stack, unchanged', () => {
    logger.error({ err: 'Error: no luck\n    at once' }, 'failed');
    expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({ err: 'Error: no luck\n    at once' });
  });

  it('logs database errors without values', () => {
    const failure = Object.assign(new Error('no luck'), { query: 'insert …', parameters: ['hushed'] });
    logger.error({ err: failure }, 'failed');
    expect(lines.at(-1)).toContain('no luck');
    expect(lines.at(-1)).not.toContain('hushed');
  });

  it('names its app on every line', () => {
    logger.info('hello');
    expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({ app: 'test', level: 'info', msg: 'hello' });
  });
});

describe('A line of the log', () => {
  it('has the id of the request that it belongs to', async () => {
    await runInContext({ requestId: 'one' }, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      logger.info('seen');
    });
    expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({ request_id: 'one', msg: 'seen' });
  });

  it('shows no secret in a sentence either', () => {
    logger.info({ reason: 'connect smtp://me:hush@mail.example' }, 'failed');
    expect(lines.at(-1)).not.toContain('hush');
  });
});
