import type { Decoding } from '../traffic/decoding.js';

/** Steps from an empty account to messages in a program of the user. */
export const onboardingSteps = ['application', 'device', 'uplink', 'decoder', 'client'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** An application as far as the checklist is concerned. Undefined members are not loaded yet, or not for this user. */
export interface Beginning {
  readonly devices: number | undefined;
  /** Uplinks in the last 90 days. */
  readonly uplinks: number | undefined;
  readonly hasDecoder: boolean | undefined;
  readonly decoding: Decoding;
  /** Whether an access key was ever used, or messages go to a server. */
  readonly hasClient: boolean | undefined;
}

/** Where it is not known whether uplinks were decoded, a decoder is taken to work. */
const isDecoded = ({ decoding, hasDecoder, uplinks }: Beginning): boolean =>
  decoding === 'works' || (decoding === 'unknown' && hasDecoder === true && uplinks !== 0);

/** The steps that are done in one of the applications. An uplink came from a device, even if that is gone. */
export function doneSteps(applications: readonly Beginning[]): ReadonlySet<OnboardingStep> {
  const has = (test: (one: Beginning) => boolean | undefined) =>
    applications.some((one) => test(one) === true);
  const hasUplink = has(({ uplinks = 0 }) => uplinks > 0);
  const done: Readonly<Record<OnboardingStep, boolean>> = {
    application: applications.length > 0,
    device: hasUplink || has(({ devices = 0 }) => devices > 0),
    uplink: hasUplink,
    decoder: has(isDecoded),
    client: has(({ hasClient }) => hasClient),
  };
  return new Set(onboardingSteps.filter((step) => done[step]));
}

/** The position of an application whose decoder fails; undefined if there is none. */
export function failingDecoder(applications: readonly Beginning[]): number | undefined {
  const at = applications.findIndex(({ decoding }) => decoding === 'fails');
  return at === -1 ? undefined : at;
}

/** Whether the user has hidden the checklist, which the browser remembers. */
export const hiddenChecklist = {
  name: 'onboarding-hidden',
  usual: false,
  read: (text?: string) => text === 'true',
};
