import { describe, expect, it } from '@jest/globals';
import { postgresProgram } from './postgres-program.js';

describe('A program of PostgreSQL that is older than the server', () => {
  it('stops the command with the name of the package to install', async () =>
    expect(postgresProgram('pg_dump', '999.1')).rejects.toThrow(
      /^pg_dump \d+\.\d+ is older than the server \(999\.1\): install version 999 or newer, as /,
    ));
});

describe('A program of PostgreSQL that is newer than the server', () => {
  it('is used', async () => {
    expect(await postgresProgram('pg_dump', '9.6.24')).toMatch(/\/pg_dump$/);
  });
});
