import { describe, expect, it } from '@jest/globals';
import { leaksIn, assertNoLeaks, SecretSearch } from './leaks.js';
import { noteSecrets } from './used-secrets.js';

describe('A secret in a log', () => {
  const search = new SecretSearch(['a long one', 'a long other one', 'unused one']);

  it('is found as it is, and as a URL has it', () => {
    expect(search.in('{"path":"/x?p=a%20long%20one"}')).toEqual(['a%20long%20one']);
    expect(search.in('{"msg":"a long one"}')).toEqual(['a long one']);
    expect(search.in('{"msg":"nothing of a long kind"}')).toEqual([]);
  });

  it('is reported by its line, without the secret', () => {
    const log = '{"msg":"all is well"}\n{"msg":"login with a long one"}\n';
    expect(leaksIn(log, ['a long one'])).toEqual(['{"msg":"login with ***"}']);
  });

  it('is not reported for a mail that is logged because there is no mail server', () => {
    const log = '{"link":"/x?a-long-token","msg":"mail is logged, since there is no mail server"}\n';
    expect(leaksIn(log, ['a-long-token'])).toEqual([]);
  });

  it('fails the process that wrote the log', () => {
    noteSecrets({ access_token: 'planted-by-this-test' });
    expect(() => assertNoLeaks('shed', '{"msg":"got planted-by-this-test"}\n')).toThrow(
      'shed has written secrets into its log:\n{"msg":"got ***"}',
    );
    expect(() => assertNoLeaks('shed', '{"msg":"got none"}\n')).not.toThrow();
  });
});
