import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReceivedDownlink } from '@fieldpost/testing';
import { Bench } from './bench.js';
import { type Run, runProgram } from '../support/run-program.js';
import type { Program } from '../support/toolchains.js';

/** A published client library, and what our program in its language finds out with it. */
export interface Library {
  /** How sentences about it begin. */
  readonly title: string;
  /** What ids made for it start with. */
  readonly name: string;
  readonly prepare: () => Promise<Program>;
  /** Every check that the program prints, in order. */
  readonly checks: readonly string[];
  /** What reaches the device. */
  readonly downlinks: readonly Partial<ReceivedDownlink>[];
}

// Fetching and compiling gRPC on two cores takes minutes the first time.

/** Runs the program against a suite of its own and turns each of its checks into a test. */
export function describeLibrary(library: Library): void {
  describe(library.title, () => describeRun(library));
}

function describeRun({ name, prepare, checks, downlinks }: Library): void {
  let program: Program | undefined;
  let bench: Bench | undefined;
  let run: Run;

  beforeAll(async () => {
    program = await prepare();
    const opened = (bench = await Bench.open(name));
    run = await runProgram(program, opened.input, (wish) => opened.grant(wish));
  });
  afterAll(async () => {
    program?.discard();
    await bench?.close();
  });

  describeChecks(checks, () => run);

  it('makes the device receive its downlinks, with right counters and signatures', () => {
    expect(run.failedWishes).toEqual([]);
    expect(bench?.downlinks).toEqual(downlinks.map((downlink) => expect.objectContaining(downlink)));
  });
}

/** Turns each check of a program that has run into a test. */
export function describeChecks(checks: readonly string[], ran: () => Run): void {
  for (const check of checks) {
    it(check, () => {
      const found = ran().reports.find((report) => report.check === check);
      expect(found ?? `not printed; ${ran().complaints}`).toEqual({ check, ok: true });
    });
  }

  it('comes to its end, with no check that is not named here', () => {
    expect(ran().reports.map(({ check }) => check)).toEqual(checks);
    expect(ran()).toMatchObject({ code: 0 });
  });
}
