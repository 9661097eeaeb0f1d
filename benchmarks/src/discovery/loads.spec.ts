import { describe, expect, it } from '@jest/globals';
import { readWrk } from './loads.js';

const printed = `Running 2s test @ http://127.0.0.1:8080/
  Latency Distribution
     50%  331.00us
     75%    0.90ms
     90%    1.21ms
     99%    1.20s
  86020 requests in 2.10s, 119.10MB read
  Non-2xx or 3xx responses: 20
Requests/sec:  40961.90
`;

describe('What wrk prints', () => {
  it('is read with its units, and rejections are failures', () =>
    expect(readWrk(printed)).toEqual({
      answers: 86_000,
      failures: 20,
      example: 'no 2xx or 3xx',
      seconds: 2.1,
      p50: 0.331,
      p99: 1_200,
    }));
});
