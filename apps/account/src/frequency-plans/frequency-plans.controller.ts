import { Controller, Get, Param } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { FrequencyPlans } from './frequency-plans.js';
import {
  type FrequencyPlanDto,
  getFrequencyPlan,
  listFrequencyPlans,
  type ListedPlan,
} from './frequency-plans.operations.js';

/** Without credentials, because gateways and command lines read the plans before a login. */
@Controller(['api/v2/frequency-plans', 'frequency-plans'])
@OpenTo('anybody')
export class FrequencyPlansController {
  constructor(private readonly plans: FrequencyPlans) {}

  @Get()
  @Operation(listFrequencyPlans)
  list(): Readonly<Record<string, ListedPlan>> {
    return this.plans.list();
  }

  @Get(':planId')
  @Operation(getFrequencyPlan)
  get(@Param('planId') id: string): FrequencyPlanDto {
    return this.plans.get(id);
  }
}
