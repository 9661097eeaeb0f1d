import { describe, expect, it } from '@jest/globals';
import type { Server } from '@grpc/grpc-js';
import { Readiness } from '../monitoring/readiness.js';
import { addHealth } from './grpc-health.js';

type Handler = (call: object, done: (failure: object | null, response?: object) => void) => void;

/** The methods of the health service for the names `` and `ttn`. */
function methodsOf(): Readonly<Record<'check' | 'watch', Handler>> {
  let added: unknown;
  addHealth(
    { addService: (_service: unknown, methods: unknown) => (added = methods) } as unknown as Server,
    new Readiness(async () => true),
    ['', 'ttn'],
  );
  return added as Readonly<Record<'check' | 'watch', Handler>>;
}

const callOf = (service: string) => {
  const written: object[] = [];
  const events: string[] = [];
  const call = {
    request: { service },
    write: (message: object) => written.push(message),
    on: (event: string) => events.push(event),
  };
  return { call, written, events };
};

describe('The health service', () => {
  it('reports the status of its names', () => {
    methodsOf().check(callOf('ttn').call, (failure, response) => {
      expect(failure).toBeNull();
      expect(response).toMatchObject({ status: expect.any(String) });
    });
    const { call, written } = callOf('ttn');
    methodsOf().watch(call, () => undefined);
    expect(written).toHaveLength(1);
  });

  it('does not repeat or keep names that it does not know', () => {
    methodsOf().check(callOf('secret name').call, (failure) => {
      expect(failure).toMatchObject({ code: 5 });
      expect(JSON.stringify(failure)).not.toContain('secret name');
    });
    const { call, written, events } = callOf('secret name');
    methodsOf().watch(call, () => undefined);
    expect([written, events]).toEqual([[{ status: 'SERVICE_UNKNOWN' }], []]);
  });
});
