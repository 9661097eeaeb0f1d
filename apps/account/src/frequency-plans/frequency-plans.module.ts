import { Module } from '@nestjs/common';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { FrequencyPlansController } from './frequency-plans.controller.js';
import { FrequencyPlans } from './frequency-plans.js';

const plans = {
  provide: FrequencyPlans,
  useFactory: ({ ACCOUNT_PUBLIC_URL }: AccountSettings) =>
    new FrequencyPlans(ACCOUNT_PUBLIC_URL.replace(/\/{1,9}$/, '')),
  inject: [ACCOUNT_CONFIG],
};

@Module({ controllers: [FrequencyPlansController], providers: [plans], exports: [FrequencyPlans] })
export class FrequencyPlansModule {}
