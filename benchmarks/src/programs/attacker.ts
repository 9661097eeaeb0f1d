// Attacks listeners, one after the other, in a separate process, so that attacks delay no client. Receives
// assaults over the channel, tells when each is over, and ends with its parent.
import { type AbuseTarget, attacksOn } from '@fieldpost/testing';

/** One attack on one listener. */
export interface Assault {
  readonly target: AbuseTarget;
  /** Name of the attack. */
  readonly attack: string;
  readonly forMs: number;
}

async function attack({ target, attack: wanted, forMs }: Assault): Promise<void> {
  const found = attacksOn(target).find(({ name }) => name === wanted);
  if (!found) throw new Error(`no attack on ${target.name} is called ${wanted}`);
  await found.run(target, forMs);
  process.send?.('over');
}

process.on('message', (assault: Assault) => void attack(assault));
process.on('disconnect', () => process.exit(0));
