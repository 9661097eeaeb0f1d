import type { ServiceDefinition } from '@grpc/grpc-js';
import { type broker, loadContract } from '@fieldpost/contracts';
import { WireReader } from './wire-reader.js';

type Whole = broker.DownlinkMessage__Output;

/** The template of an answer, read as a whole when more than its frame is asked for: most uplinks need no answer. */
export class LazyTemplate implements Whole {
  readonly payload: Buffer;
  private known: Whole | undefined;

  constructor(private readonly source: Buffer) {
    this.payload = payloadIn(source);
  }

  get message(): Whole['message'] {
    return this.whole.message;
  }

  get dev_eui(): Buffer {
    return this.whole.dev_eui;
  }

  get app_eui(): Buffer {
    return this.whole.app_eui;
  }

  get app_id(): string {
    return this.whole.app_id;
  }

  get dev_id(): string {
    return this.whole.dev_id;
  }

  get downlink_option(): Whole['downlink_option'] {
    return this.whole.downlink_option;
  }

  get trace(): Whole['trace'] {
    return this.whole.trace;
  }

  private get whole(): Whole {
    this.known ??= readWhole(this.source);
    return this.known;
  }
}

function payloadIn(source: Buffer): Buffer {
  const reader = new WireReader(source);
  let payload: Buffer = Buffer.alloc(0);
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) payload = reader.bytes();
    else reader.skip();
  }
  return payload;
}

function readWhole(source: Buffer): Whole {
  const broker = loadContract('broker/broker.proto')['broker.Broker'] as ServiceDefinition;
  return broker['Publish']?.requestDeserialize(source) as Whole;
}
