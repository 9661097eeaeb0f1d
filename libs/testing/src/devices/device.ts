import {
  type AesKey,
  cryptFrmPayload,
  encodeDataFrame,
  encodeJoinRequest,
  fullFrameCounter,
  hasValidMic,
  type JoinAccept,
  openJoinAccept,
  parsePhyPayload,
  sessionKeys,
  signDataFrame,
} from '@fieldpost/lorawan';
import type { DevAddr, Eui } from '@fieldpost/domain';

/** Identity of a device for a join; `appKey` has 16 bytes. */
export interface JoinIdentity {
  readonly appEui: Eui;
  readonly devEui: Eui;
  readonly appKey: AesKey;
}

/** Session of a device: provisioned (ABP) or from a join (OTAA). Keys of 16 bytes. */
export interface DeviceSession {
  readonly devAddr: DevAddr;
  readonly nwkSKey: Buffer;
  readonly appSKey: Buffer;
}

/** Content of an uplink. `ack` overrides the acknowledgement that is due for the last downlink. */
export interface UplinkContent {
  readonly port: number;
  readonly payload: Buffer;
  readonly confirmed?: true;
  readonly ack?: boolean;
}

/** A downlink as the device understands it: checked and decrypted. `fCnt` is the whole counter. */
export interface ReceivedDownlink {
  readonly port: number | undefined;
  readonly payload: Buffer;
  readonly confirmed: boolean;
  readonly ack: boolean;
  readonly fPending: boolean;
  readonly fCnt: number;
}

/** A LoRaWAN 1.0.2 class A device without the radio. */
export class DeviceSimulator {
  /** Counter of the next uplink; tests set it to jump. */
  fCntUp = 0;
  private fCntDown: number | undefined;
  private owesAck = false;
  private lastNonce: Buffer = Buffer.alloc(2);

  private constructor(
    private readonly identity: JoinIdentity | undefined,
    private current: DeviceSession | undefined,
  ) {}

  /** A device with a provisioned session (activation by personalisation). */
  static abp(session: DeviceSession): DeviceSimulator {
    return new DeviceSimulator(undefined, session);
  }

  /** A device that joins before it sends (over-the-air activation). */
  static otaa(identity: JoinIdentity): DeviceSimulator {
    return new DeviceSimulator(identity, undefined);
  }

  /** The session it sends with; an error before the join. */
  get session(): DeviceSession {
    if (!this.current) throw new Error('the device has not joined');
    return this.current;
  }

  /** The join request with this nonce (2 bytes, most significant first). */
  joinRequest(devNonce: Buffer): Buffer {
    const { appKey, appEui, devEui } = this.joinIdentity();
    this.lastNonce = devNonce;
    return encodeJoinRequest(appKey, { appEui, devEui, devNonce });
  }

  /** Processes the join accept: checks its MIC, derives the keys, resets the counters. */
  acceptJoin(encrypted: Buffer): JoinAccept {
    const { appKey } = this.joinIdentity();
    const accept = openJoinAccept(appKey, encrypted);
    const { appNonce, netId, devAddr } = accept;
    const keys = sessionKeys({ appKey, appNonce, netId, devNonce: this.lastNonce });
    this.current = { devAddr, ...keys };
    this.fCntUp = 0;
    this.fCntDown = undefined;
    this.owesAck = false;
    return accept;
  }

  /** The next uplink frame, encrypted and signed; increments the counter. */
  uplink({ port, payload, confirmed, ack = this.owesAck }: UplinkContent): Buffer {
    const { devAddr, nwkSKey, appSKey } = this.session;
    const fCnt32 = this.fCntUp;
    const key = port === 0 ? nwkSKey : appSKey;
    const phyPayload = encodeDataFrame({
      mType: confirmed ? 'CONFIRMED_UP' : 'UNCONFIRMED_UP',
      devAddr,
      fCtrl: { adr: false, adrAckReq: false, ack, fPending: false },
      fCnt: fCnt32 & 0xffff,
      fOpts: Buffer.alloc(0),
      fPort: port,
      frmPayload: cryptFrmPayload({ direction: 'up', devAddr, fCnt32, key, payload }),
    });
    this.fCntUp += 1;
    this.owesAck = false;
    return signDataFrame({ nwkSKey, fCnt32, phyPayload });
  }

  /** Reads a frame down: an error unless it is for this device, new and signed with its key. */
  receive(phyPayload: Buffer): ReceivedDownlink {
    const { devAddr, nwkSKey, appSKey } = this.session;
    const frame = parsePhyPayload(phyPayload);
    if (frame.mType !== 'UNCONFIRMED_DOWN' && frame.mType !== 'CONFIRMED_DOWN') {
      throw new Error(`a device does not receive ${frame.mType}`);
    }
    if (frame.devAddr !== devAddr) throw new Error(`the frame is for ${frame.devAddr}, not for ${devAddr}`);
    const fCnt = this.newCounter(frame.fCnt);
    if (!hasValidMic({ nwkSKey, fCnt32: fCnt, phyPayload })) {
      throw new Error(`the MIC is wrong for counter ${fCnt}`);
    }
    this.fCntDown = fCnt;
    const confirmed = frame.mType === 'CONFIRMED_DOWN';
    this.owesAck = confirmed;
    const key = frame.fPort === 0 ? nwkSKey : appSKey;
    const payload = cryptFrmPayload({
      direction: 'down',
      devAddr,
      fCnt32: fCnt,
      key,
      payload: frame.frmPayload,
    });
    return { port: frame.fPort, payload, confirmed, fCnt, ...flagsOf(frame.fCtrl) };
  }

  private newCounter(low16: number): number {
    if (this.fCntDown === undefined) return low16;
    const fCnt = fullFrameCounter(this.fCntDown, low16);
    if (fCnt === this.fCntDown) throw new Error(`the counter ${fCnt} was used before`);
    return fCnt;
  }

  private joinIdentity(): JoinIdentity {
    if (!this.identity) throw new Error('a device with a provisioned session does not join');
    return this.identity;
  }
}

const flagsOf = ({ ack, fPending }: { readonly ack: boolean; readonly fPending: boolean }) => ({
  ack,
  fPending,
});
