import { describe, expect, it } from '@jest/globals';
import { createLogger } from '@fieldpost/observability';
import { LeadershipMemory } from '../../test/outside-brokers/outside-replica.js';
import { Link, type Opened } from './link.js';

const log = createLogger({ app: 'handler', level: 'fatal' });

/** A peer whose connections the test ends, and rejects while it is `away`. */
class Peer {
  isAway = false;
  attempts = 0;
  closed = 0;
  private end: (reason: string) => void = () => undefined;

  readonly open = async (): Promise<Opened> => {
    this.attempts += 1;
    if (this.isAway) throw new Error('away');
    const ended = new Promise<string>((resolve) => (this.end = resolve));
    return { ended, close: async () => void (this.closed += 1) };
  };

  hangUp(): void {
    this.end('hung up');
  }
}

const linkTo = ({ open }: Pick<Peer, 'open'>, leadership?: LeadershipMemory) => {
  const link = new Link({ peer: 'mqtt', open, log, random: () => 0, ...(leadership && { leadership }) });
  link.start();
  return link;
};

async function eventually(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + 4_000; !isSo() && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect(isSo()).toBe(true);
}

describe('A link to an outside broker', () => {
  it('comes back when the connection ends, and when there was none', async () => {
    const peer = new Peer();
    peer.isAway = true;
    const link = linkTo(peer);
    await eventually(() => peer.attempts >= 2);
    peer.isAway = false;
    const before = peer.attempts;
    await eventually(() => peer.attempts > before);
    peer.hangUp();
    await eventually(() => peer.attempts > before + 1);
    await link.stop();
    expect(peer.closed).toBe(2);
  });

  it('is open on the leader only', async () => {
    const [peer, leadership] = [new Peer(), new LeadershipMemory(false)];
    const link = linkTo(peer, leadership);
    leadership.isLeader = true;
    await eventually(() => peer.attempts === 1);
    leadership.isLeader = false;
    await eventually(() => peer.closed === 1);
    leadership.isLeader = true;
    await eventually(() => peer.attempts === 2);
    await link.stop();
    expect(peer.closed).toBe(2);
  });

  it('stops without waiting for a peer that does not respond, and closes a late connection', async () => {
    const peer = new Peer();
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const link = linkTo({ open: () => asked.then(() => peer.open()) });
    await link.stop();
    answer();
    await eventually(() => peer.closed === 1);
  });
});
