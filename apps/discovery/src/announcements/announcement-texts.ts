import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { toHttpApiJson } from '@fieldpost/contracts';
import type { Announcement } from '../register/announcement.js';
import type { Registered } from '../register/register.js';
import { toAnnouncement, toRegistered } from './announcement.message.js';
import { cachedResponse, partsOfList } from './cached-response.js';

const compress = promisify(gzip);

/** Smaller responses gain nothing by compression. */
const minCompressedBytes = 1_024;

/** A JSON response with its entity tag and its compressed form. */
export class CachedText {
  private computedTag: string | undefined;
  private compressed: Buffer | undefined;
  private isCompressing = false;

  constructor(readonly bytes: Buffer) {}

  /** Weak, since the compressed form has the same one. */
  get tag(): string {
    this.computedTag ??= `W/"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22)}"`;
    return this.computedTag;
  }

  /** Undefined for small responses, and until the compression that the first call starts off the event loop is done. */
  get gzipped(): Buffer | undefined {
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

const emptyList = Buffer.from('{}');
const [start, comma, end] = [Buffer.from('{"services":['), Buffer.from(','), Buffer.from(']}')];

/** Cached responses of the HTTP API; lists are joined like those of `AnnouncementMessages`. */
@Injectable()
export class AnnouncementTexts {
  /** With metadata. */
  readonly registered = cachedResponse((shown: Registered) => textOf(toRegistered(shown)));

  /** Without metadata. */
  readonly announcement = cachedResponse((shown: Announcement) => textOf(toAnnouncement(shown)));

  readonly list = cachedResponse((shown: readonly Registered[]) => {
    if (shown.length === 0) return new CachedText(emptyList);
    const parts = partsOfList(shown, (each) => [this.registered(each).bytes, comma]);
    return new CachedText(Buffer.concat([start, ...parts.slice(0, -1), end]));
  });
}

const textOf = (message: Parameters<typeof toHttpApiJson<'discovery.Announcement'>>[1]): CachedText =>
  new CachedText(Buffer.from(toHttpApiJson('discovery.Announcement', message)));
