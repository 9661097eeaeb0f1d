import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { type discovery, toHttpApiJson } from '@fieldpost/contracts';
import type { Announcement } from '../register/announcement.js';
import type { Registered } from '../register/register.js';
import { toAnnouncement, toRegistered } from './announcement.message.js';
import { cachedResponse, partsOfList } from './cached-response.js';
import { expandAnnouncement, type Expansion, wantsAddresses } from './expansion.js';

const compress = promisify(gzip);

/** Smaller responses gain nothing by compression. */
const minCompressedBytes = 1_024;

/** A JSON response with its entity tag and its compressed form. */
export class CachedText {
  private computedTag: string | undefined;
  private compressed: Buffer | undefined;
  private isCompressing = false;
  private isReadAgain = false;

  constructor(readonly bytes: Buffer) {}

  /** Weak, since the compressed form has the same one. */
  get tag(): string {
    this.computedTag ??= `W/"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22)}"`;
    return this.computedTag;
  }

  /**
   * Undefined for small responses, and until the compression that the second call starts off the event loop is done:
   * windows of lists are not cached, and read once.
   */
  get gzipped(): Buffer | undefined {
    if (!this.isReadAgain) {
      this.isReadAgain = true;
      return undefined;
    }
    if (!this.compressed && !this.isCompressing && this.bytes.length >= minCompressedBytes) {
      this.isCompressing = true;
      compress(this.bytes).then(
        (compressed) => void (this.compressed = compressed),
        () => void (this.isCompressing = false),
      );
    }
    return this.compressed;
  }
}

const [start, comma, end] = [Buffer.from('{"services":['), Buffer.from(','), Buffer.from(']}')];

/** Cached responses of one form; lists are joined like those of `AnnouncementMessages`. */
class Texts {
  constructor(
    private readonly write: (message: discovery.Announcement) => string,
    private readonly emptyList: string,
  ) {}

  /** With metadata. */
  readonly registered = cachedResponse((shown: Registered) => this.textOf(toRegistered(shown)));

  /** Without metadata. */
  readonly announcement = cachedResponse((shown: Announcement) => this.textOf(toAnnouncement(shown)));

  readonly list = cachedResponse((shown: readonly Registered[]) => {
    if (shown.length === 0) return new CachedText(Buffer.from(this.emptyList));
    const parts = partsOfList(shown, (each) => [this.registered(each).bytes, comma]);
    return new CachedText(Buffer.concat([start, ...parts.slice(0, -1), end]));
  });

  /** A list of one, without metadata. */
  readonly only = cachedResponse(
    (shown: Announcement) => new CachedText(Buffer.concat([start, this.announcement(shown).bytes, end])),
  );

  private textOf(message: discovery.Announcement): CachedText {
    return new CachedText(Buffer.from(this.write(message)));
  }
}

/** Cached responses of the HTTP API. */
@Injectable()
export class AnnouncementTexts {
  private readonly plain = new Texts((message) => toHttpApiJson('discovery.Announcement', message), '{}');
  private readonly expanded = new Texts(
    (message) => JSON.stringify(expandAnnouncement(message)),
    '{"services":[]}',
  );

  /** As the query of a request wants them. */
  for(query: Expansion): Texts {
    return wantsAddresses(query) ? this.expanded : this.plain;
  }
}
