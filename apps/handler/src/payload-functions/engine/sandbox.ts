import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSContext,
  type QuickJSHandle,
  RELEASE_SYNC,
} from 'quickjs-emscripten';
import type * as guest from './guest/guest.js';
import { type LinearMemory, type MemoryImage, MemoryImages } from './memory-image.js';

/** The functions an application may set, as v2 names them (docs/protocol/payload-functions.md#functions). */
const functionsOfVersion2 = ['Decoder', 'Converter', 'Validator', 'Encoder'] as const;

/** The functions of a codec, as TS013 names them. */
const codecFunctions = ['decodeUplink', 'encodeDownlink', 'decodeDownlink'] as const;

export const functionNames = [...functionsOfVersion2, ...codecFunctions] as const;

export type FunctionName = (typeof functionNames)[number];

export type CodecFunction = (typeof codecFunctions)[number];

/** What a source is evaluated as; all functions of a codec are in one source. */
export type SourceKind = (typeof functionsOfVersion2)[number] | 'Codec';

export interface SandboxLimits {
  /** For one function, in milliseconds. */
  readonly timeoutMs: number;
  /** Of the heap that scripts allocate from. */
  readonly memoryBytes: number;
  /** Of the stack that calls in scripts use. */
  readonly stackBytes: number;
  /** Of the result and of the log of one function, in characters of JSON. */
  readonly resultChars: number;
}

// Characters that a slow machine parses in a millisecond; a fast one parses ten times as many.
const PARSED_PER_MS = 2_000;

/** Programs for the sandbox, each as one script. */
export interface GuestScripts {
  /** Sets `guest`, see `guest/guest.ts`. */
  readonly guest: string;
  /** Sets the global `Buffer`, see `guest/buffer-guest.ts`. */
  readonly buffer: string;
}

/** The arguments of a call besides time and random numbers: `input` is in the notation of `notation.ts`. */
export interface Call {
  readonly input: string;
  readonly port: number;
  readonly seed: number;
}

/** The report of the guest program as it wrote it, or the news that it could not write one. */
export type Outcome =
  | { readonly report: string }
  | { readonly stopped: 'timeout' }
  | { readonly stopped: 'memory' };

/** The functions of the guest program, see `guest/guest.ts`. */
type Guest = Readonly<Record<keyof typeof guest, QuickJSHandle>>;

/**
 * One QuickJS in one WebAssembly instance. Between any two calls its whole memory is put back to a known state, so that
 * nothing passes from one call to another, of any application (decision 0004).
 */
export class Sandbox {
  private readonly images: MemoryImages;
  private deadline = 0;
  private isLate = false;

  private constructor(
    private readonly vm: QuickJSContext,
    private readonly guest: Guest,
    memory: LinearMemory,
    private readonly limits: SandboxLimits,
    private readonly scripts: GuestScripts,
  ) {
    vm.runtime.setInterruptHandler(() => (this.isLate = performance.now() > this.deadline));
    this.images = new MemoryImages(memory);
  }

  static async create(limits: SandboxLimits, scripts: GuestScripts): Promise<Sandbox> {
    const engine = await newQuickJSWASMModuleFromVariant(RELEASE_SYNC);
    const runtime = engine.newRuntime();
    runtime.setMemoryLimit(limits.memoryBytes);
    runtime.setMaxStackSize(limits.stackBytes);
    const vm = runtime.newContext();
    const evaluated = vm.evalCode(`(() => { 'use strict';\n${scripts.guest}\nreturn guest; })()`, '(guest)');
    const handle = vm.unwrapResult(evaluated);
    const of = (name: keyof Guest): QuickJSHandle => vm.getProp(handle, name);
    const functions = {
      ...{ arm: of('arm'), settle: of('settle'), prepare: of('prepare') },
      ...{ finish: of('finish'), run: of('run'), reject: of('reject') },
    };
    return new Sandbox(vm, functions, engine.getWasmMemory(), limits, scripts);
  }

  /**
   * Evaluates the source of a function ahead of all messages and keeps the result. Returns undefined when the result
   * could depend on the time of evaluation: when the source throws, or looks at the message, the clock, chance or the log while it is evaluated.
   */
  compile(kind: SourceKind, source: string): MemoryImage | undefined {
    this.images.clean();
    this.arm(kind, source);
    if (this.vm.evalCode(source, '(anonymous)', { type: 'global' }).error) return undefined;
    const settled = this.vm.callFunction(this.guest.settle, this.vm.undefined);
    return !settled.error && this.vm.dump(settled.value) === true ? this.images.take() : undefined;
  }

  /** Calls a function from its image. */
  callImage(image: MemoryImage, call: Call): Outcome {
    this.images.restore(image);
    this.startClock();
    return this.read(this.vm.callFunction(this.guest.run, this.vm.undefined, this.input(call)));
  }

  /** Evaluates the source and calls the function, all within one message. */
  callSource(kind: SourceKind, source: string, call: Call): Outcome {
    this.images.reset();
    this.arm(kind, source);
    this.vm.callFunction(this.guest.settle, this.vm.undefined);
    this.startClock(kind, source);
    this.vm.callFunction(this.guest.prepare, this.vm.undefined, this.input(call));
    const { error } = this.vm.evalCode(source, '(anonymous)', { type: 'global' });
    if (error && !this.isLate)
      return this.read(this.vm.callFunction(this.guest.reject, this.vm.undefined, error));
    return this.read(this.vm.callFunction(this.guest.finish, this.vm.undefined));
  }

  private input({ input, port, seed }: Call): QuickJSHandle[] {
    return [this.vm.newString(input), this.vm.newNumber(port), this.vm.newNumber(seed)];
  }

  /** Sources for ChirpStack may use Node.js' `Buffer`; only codecs that name it pay for it. */
  private arm(kind: SourceKind, source: string): void {
    if (kind === 'Codec' && source.includes('Buffer'))
      this.vm.unwrapResult(this.vm.evalCode(this.scripts.buffer, '(buffer)'));
    this.startClock(kind, source);
    const capacity = this.vm.newNumber(this.limits.resultChars);
    this.vm.unwrapResult(
      this.vm.callFunction(this.guest.arm, this.vm.undefined, this.vm.newString(kind), capacity),
    );
  }

  /** A codec has time to be parsed beside that of the function: it may have 256 KiB. */
  private startClock(kind?: SourceKind, source = ''): void {
    this.isLate = false;
    const parsingMs = kind === 'Codec' ? source.length / PARSED_PER_MS : 0;
    this.deadline = performance.now() + this.limits.timeoutMs + parsingMs;
  }

  private read(result: ReturnType<QuickJSContext['callFunction']>): Outcome {
    if (this.isLate) return { stopped: 'timeout' };
    return result.error ? { stopped: 'memory' } : { report: this.vm.getString(result.value) };
  }
}
