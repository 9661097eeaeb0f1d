import { type Claims, datedBackSeconds, isOfRegistration } from '@fieldpost/domain';
import type { account } from '@fieldpost/contracts';
import type { Approvals } from '@fieldpost/internal-clients';
import type { Announcement, ComponentName } from '../register/announcement.js';
import { mayNotAnnounce } from './announcements.errors.js';

type Approval = Pick<account.ComponentApproval__Output, 'id' | 'type' | 'approved' | 'created'>;

/** What account knows of an id, and whose tokens name the components of account. */
export interface SuiteView {
  readonly known: Approval | undefined;
  readonly suite: string;
}

/** Whether account has approved exactly this component. */
export const isApproved = (known: Approval, { service_name, id }: ComponentName): boolean =>
  known.id === id && known.type === service_name && known.approved;

/**
 * Whether readers see an announcement: one of the suite only while its component is approved, under the registration that is
 * there now; one of another issuer only while the suite has no component with its id.
 */
export function isShown(announcement: Announcement, { known, suite }: SuiteView): boolean {
  const { issuer, registeredAt } = announcement;
  if (!known) return issuer !== suite;
  if (issuer !== undefined && issuer !== suite) return false;
  return isApproved(known, announcement) && isOfRegistration(registeredAt, known.created);
}

/**
 * Requires that a component of the suite is approved, and that a component of another issuer has no id of the suite. `known`
 * is undefined where account does not know the id.
 */
export function requireRightful(
  { issuer }: Pick<Claims, 'issuer'>,
  component: ComponentName,
  { known, suite }: SuiteView,
): void {
  if (issuer === suite) {
    if (known && isApproved(known, component)) return;
    throw mayNotAnnounce({ reason: `${component.service_name} "${component.id}" is not approved` });
  }
  if (known) throw mayNotAnnounce({ reason: `"${component.id}" is a component of issuer "${suite}"` });
}

/** A component that has a token had been registered when that was issued. */
const issuedAtOf = ({ issuedAt }: Pick<Claims, 'issuedAt'>): number | undefined =>
  issuedAt === undefined ? undefined : (issuedAt + datedBackSeconds) * 1_000;

/** Asks account about components that announce themselves. Without account, tokens alone decide. */
export class SuiteComponents {
  constructor(
    private readonly approvals: Approvals,
    /** Whose tokens name the components of account. */
    private readonly suite: string,
  ) {}

  /** When the component had been registered, in Unix milliseconds; undefined where account does not know it. */
  async requireRightful(claims: Claims, component: ComponentName): Promise<number | undefined> {
    if (!this.approvals.isConfigured) return undefined;
    const known = await this.find(claims, component.id);
    if (known === 'not asked') return issuedAtOf(claims);
    requireRightful(claims, component, { known, suite: this.suite });
    return known?.created ? Date.parse(known.created) : undefined;
  }

  /**
   * While account is away, the token of a component of the suite counts: it was issued to an approved one, and revocations are
   * followed. Components of other issuers are rejected then, since their id may belong to the suite.
   */
  private async find({ issuer }: Claims, id: string): Promise<Approval | undefined | 'not asked'> {
    try {
      return (await this.approvals.listApprovals([id]))[0];
    } catch (thrown) {
      if (issuer === this.suite) return 'not asked';
      throw thrown;
    }
  }
}
