import type { Duplex } from 'node:stream';
import { defineError } from '@fieldpost/errors';
import { TokenBuckets } from '@fieldpost/transport';

export const packetTooLarge = defineError(
  'mqtt_packet_too_large',
  'invalid_argument',
  'Packet not valid: has more than {limit} bytes',
);

export const tooManyPackets = defineError(
  'mqtt_too_many_packets',
  'resource_exhausted',
  'Too many MQTT packets that are not messages',
);

/** The type of a PUBLISH packet (MQTT 3.1.1 section 2.2.1). */
const publish = 3;
/** A SUBSCRIBE may have a filter in each four bytes: a longer packet counts as several. */
const bytesOfPacket = 64;
/** Packets of a connection that are no messages: pings, subscriptions and acknowledgements, which two bytes can be. */
const otherPackets = { burst: 10_000, refillMs: 1 };
/** Those of all connections of an owner, of which there may be thousands. */
const otherPacketsOfOwner = { burst: 50_000, refillMs: 0.2 };
const mostOwners = 10_000;

/** Counts packets that are no messages by owner: the connections of one owner share an allowance. */
export class OwnerPackets {
  private readonly owners = new TokenBuckets(otherPacketsOfOwner, mostOwners);

  /** Whether the owner has sent too many, with these. */
  exceeds(owner: string, packets: number, now: number): boolean {
    this.owners.count(owner, packets, now);
    return this.owners.waitFor(owner, now) > 0;
  }
}

/** What bounds the packets of a connection. */
export interface PacketLimits {
  /** Bytes of one packet. */
  readonly bytes: number;
  readonly owners: OwnerPackets;
  /** The owner of the application, once the client is logged in. */
  readonly owner: () => string | undefined;
}

/**
 * Ends a connection that announces a packet of more than the limit, before its body is collected: the protocol
 * itself allows 256 MB; and one that sends more packets without a message than a client, or all clients of an owner, need.
 * The broker reads from the connection; this only observes the bytes that it reads.
 */
export function limitPackets(connection: Duplex, { bytes, owners, owner }: PacketLimits): void {
  const lengths = new PacketLengths();
  const others = new TokenBuckets(otherPackets, 1);
  let counted = 0;
  connection.on('data', (chunk: Buffer) => {
    if (lengths.longestIn(chunk) > bytes) connection.destroy(packetTooLarge({ limit: bytes }));
    const [packets, now] = [lengths.others - counted, performance.now()];
    counted = lengths.others;
    others.count('', packets, now);
    const name = owner();
    const isShareUsedUp = name !== undefined && owners.exceeds(name, packets, now);
    if (isShareUsedUp || others.waitFor('', now) > 0) connection.destroy(tooManyPackets());
  });
}

/** Follows the fixed headers of MQTT packets through the chunks of a connection (MQTT 3.1.1 section 2.2). */
export class PacketLengths {
  /** Packets so far that are not PUBLISH; each 64 bytes of one count as one more. */
  others = 0;
  private isMessage = false;
  private bodyLeft = 0;
  private length = 0;
  /** How many bytes of the current fixed header have been seen; 0 between packets. */
  private headerBytes = 0;

  /** The longest body announced by a fixed header that ends in this chunk. */
  longestIn(chunk: Buffer): number {
    let longest = 0;
    let at = 0;
    while (at < chunk.length) {
      if (this.bodyLeft > 0) {
        const skipped = Math.min(this.bodyLeft, chunk.length - at);
        this.bodyLeft -= skipped;
        at += skipped;
      } else {
        longest = Math.max(longest, this.readHeaderByte(chunk.readUInt8(at)));
        at += 1;
      }
    }
    return longest;
  }

  private readHeaderByte(byte: number): number {
    this.headerBytes += 1;
    if (this.headerBytes === 1) {
      this.isMessage = byte >> 4 === publish;
      if (!this.isMessage) this.others += 1;
      return 0;
    }
    this.length += (byte & 0x7f) * 128 ** (this.headerBytes - 2);
    // A length has four bytes at most; whether a fifth follows is for the parser to reject.
    if (byte >= 0x80 && this.headerBytes < 5) return 0;
    const length = this.length;
    if (!this.isMessage) this.others += Math.floor(length / bytesOfPacket);
    [this.bodyLeft, this.length, this.headerBytes] = [length, 0, 0];
    return length;
  }
}
