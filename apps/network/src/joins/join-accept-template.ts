import type { lorawan } from '@fieldpost/contracts';
import type { DevAddr } from '@fieldpost/domain';
import { cfListOf, type FrequencyPlan, type JoinRequest } from '@fieldpost/lorawan';
import { rxDelaySeconds } from '../router/windows.js';

/** What the network decides for a device that joins. */
export interface JoinDecision {
  readonly request: JoinRequest;
  readonly devAddr: DevAddr;
  readonly plan: FrequencyPlan;
  /** 3 bytes, most significant first. */
  readonly netId: Buffer;
}

/** The settings in the form of v2, for the handler. */
export const activationSettings = ({ request, devAddr, plan }: JoinDecision): lorawan.ActivationMetadata => ({
  app_eui: Buffer.from(request.appEui, 'hex'),
  dev_eui: Buffer.from(request.devEui, 'hex'),
  dev_addr: Buffer.from(devAddr, 'hex'),
  rx1_dr_offset: 0,
  rx2_dr: plan.rx2DataRate,
  rx_delay: rxDelaySeconds,
  ...(plan.cfListHz && { cf_list: { freq: [...plan.cfListHz] } }),
  frequency_plan: plan.name as never,
});

/**
 * The join accept without AppNonce and MIC, which the handler fills in: `20|000000|NetID|DevAddr|DLSettings|RxDelay|CFList|
 * 00000000`, least significant byte first.
 */
export const joinAcceptTemplate = ({ devAddr, plan, netId }: JoinDecision): Buffer =>
  Buffer.concat([
    Buffer.from('20000000', 'hex'),
    Buffer.from(netId).reverse(),
    Buffer.from(devAddr, 'hex').reverse(),
    Buffer.from([plan.rx2DataRate, rxDelaySeconds]),
    cfListOf(plan) ?? Buffer.alloc(0),
    Buffer.alloc(4),
  ]);
