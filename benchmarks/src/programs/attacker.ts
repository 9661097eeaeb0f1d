// Attacks doors, one after the other, in a process of its own: what attacking costs then keeps no client waiting. Takes
// assaults over the channel, tells when each is over, and ends with its parent.
import { type AbuseTarget, attacksOn } from '@fieldpost/testing';

/** One attack on one door. */
export interface Assault {
  readonly door: AbuseTarget;
  /** Name of the attack. */
  readonly attack: string;
  readonly forMs: number;
}

async function attack({ door, attack: wanted, forMs }: Assault): Promise<void> {
  const found = attacksOn(door).find(({ name }) => name === wanted);
  if (!found) throw new Error(`no attack on ${door.name} is called ${wanted}`);
  await found.run(door, forMs);
  process.send?.('over');
}

process.on('message', (assault: Assault) => void attack(assault));
process.on('disconnect', () => process.exit(0));
