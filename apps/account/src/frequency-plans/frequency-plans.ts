import { defineError } from '@fieldpost/errors';
import type { FrequencyPlan } from './frequency-plan.js';
import { frequencyPlans } from './frequency-plans.data.js';
import type { FrequencyPlanDto, ListedPlan } from './frequency-plans.operations.js';

const frequencyPlanNotFound = defineError(
  'frequency_plan_not_found',
  'not_found',
  'Frequency plan {id} not found',
);

declare const brand: unique symbol;

/** The id of a plan that exists, `EU_863_870`. */
export type FrequencyPlanId = string & { readonly [brand]: 'FrequencyPlanId' };

const plans: ReadonlyMap<string, FrequencyPlan> = new Map(frequencyPlans.map((plan) => [plan.id, plan]));

/** The ids of all plans. */
export const frequencyPlanIds: readonly string[] = [...plans.keys()];

/** Whether there is such a plan. */
export const isFrequencyPlanId = (raw: string): raw is FrequencyPlanId => plans.has(raw);

/** The plans with the URLs of this server. */
export class FrequencyPlans {
  /** `publicUrl` has no slash at the end. */
  constructor(private readonly publicUrl: string) {}

  urlOf(id: FrequencyPlanId): string {
    return `${this.publicUrl}/api/v2/frequency-plans/${id}`;
  }

  list(): Readonly<Record<string, ListedPlan>> {
    const listed = frequencyPlans.map(({ id, name, description, base_freq }) => {
      const url = this.urlOf(id as FrequencyPlanId);
      return [id, { id, name, description, url, base_freq }] as const;
    });
    return Object.fromEntries(listed);
  }

  get(id: string): FrequencyPlanDto {
    const plan = plans.get(id);
    if (!plan) throw frequencyPlanNotFound({ id });
    return { ...plan, url: this.urlOf(id as FrequencyPlanId) };
  }
}
