import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { grpcMessage } from '../replicas/message-format.js';
import { Replicas } from '../replicas/replicas.js';
import { Deduplication } from './deduplication.js';
import type { FrameCopy } from './frame-copy.js';
import { frameKey } from './frame-key.js';
import { KeptOptions, type OfferedOption, offeredOption, optionsOf } from './kept-options.js';

interface FrameOfReplica extends Omit<FrameCopy, 'options'> {
  readonly payload: Buffer;
  readonly options: readonly OfferedOption[];
}

/** A frame is processed later, when nobody would catch an error about its form: a replica of another release may have sent it. */
export const frameOfReplica: z.ZodType<FrameOfReplica> = z.object({
  payload: z.instanceof(Buffer),
  protocolMetadata: grpcMessage<FrameCopy['protocolMetadata']>(),
  gatewayMetadata: grpcMessage<FrameCopy['gatewayMetadata']>(),
  options: z.array(offeredOption),
});

/** Hands each frame to the replica that processes its device, which collects the copies of all replicas. */
@Injectable()
export class FrameDistribution {
  constructor(
    private readonly frames: Deduplication,
    private readonly kept: KeptOptions,
    private readonly replicas: Replicas,
  ) {
    replicas.respond('frame', (data, from) => this.take(frameOfReplica.parse(data), from));
  }

  add(payload: Buffer, copy: FrameCopy): void {
    const owner = this.replicas.ownerOf(frameKey(payload));
    if (owner === this.replicas.ownId) return this.frames.add(payload, copy);
    const options = this.kept.keep(copy.options, performance.now());
    const frame: FrameOfReplica = { payload, ...copy, options };
    this.replicas.notify(owner, 'frame', frame);
  }

  /** Processed here even where this replica now knows others: a frame is handed on once. */
  private take({ payload, options, ...copy }: FrameOfReplica, from: string): void {
    this.frames.add(payload, { ...copy, options: optionsOf(from, options, performance.now()) });
  }
}
