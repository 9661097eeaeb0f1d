import {
  type DeviceRadio,
  type DeviceSession,
  type DeviceState,
  encodeJoinRequest,
  type JoinAccept,
  joinedDevice,
  type JoinIdentity,
  nextUplink,
  provisionedDevice,
  receiveDownlink,
  type ReceivedDownlink,
  type UplinkContent,
} from '@fieldpost/lorawan';

export type { DeviceSession, JoinIdentity, ReceivedDownlink, UplinkContent } from '@fieldpost/lorawan';

/** A device of class A (the device model of libs/lorawan) that keeps its state. Without a radio it ignores MAC commands. */
export class DeviceSimulator {
  private lastNonce: Buffer = Buffer.alloc(2);

  private constructor(
    private readonly identity: JoinIdentity | undefined,
    private readonly initialRadio: DeviceRadio | undefined,
    private state: DeviceState | undefined,
  ) {}

  /** A device with a provisioned session (activation by personalisation). */
  static abp(session: DeviceSession, radio?: DeviceRadio): DeviceSimulator {
    return new DeviceSimulator(undefined, radio, provisionedDevice(session, radio));
  }

  /** A device that joins before it sends (over-the-air activation). */
  static otaa(identity: JoinIdentity, radio?: DeviceRadio): DeviceSimulator {
    return new DeviceSimulator(identity, radio, undefined);
  }

  /** The session it sends with; an error before the join. */
  get session(): DeviceSession {
    return this.active.session;
  }

  /** Counter of the next uplink; tests set it to jump. */
  get fCntUp(): number {
    return this.active.fCntUp;
  }

  set fCntUp(fCntUp: number) {
    this.state = { ...this.active, fCntUp };
  }

  get isJoined(): boolean {
    return this.state !== undefined;
  }

  /** The radio with its current parameters. */
  get radio(): DeviceRadio | undefined {
    return this.state ? this.state.radio : this.initialRadio;
  }

  /** The state of the device model; an error before the join. */
  get active(): DeviceState {
    if (!this.state) throw new Error('the device has not joined');
    return this.state;
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
    const device = { appKey, radio: this.radio };
    const { state, accept } = joinedDevice(device, { devNonce: this.lastNonce, encrypted });
    this.state = state;
    return accept;
  }

  /** The next uplink frame, encrypted and signed; increments the counter. */
  uplink(content: UplinkContent): Buffer {
    const { state, phyPayload } = nextUplink(this.active, content);
    this.state = state;
    return phyPayload;
  }

  /** Reads a frame down: an error unless it is for this device, new and signed with its key. `snr` is in dB. */
  receive(phyPayload: Buffer, snr?: number): ReceivedDownlink {
    const { state, downlink } = receiveDownlink(this.active, phyPayload, snr);
    this.state = state;
    return downlink;
  }

  private joinIdentity(): JoinIdentity {
    if (!this.identity) throw new Error('a device with a provisioned session does not join');
    return this.identity;
  }
}
