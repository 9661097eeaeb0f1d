/** Steps from an empty account to messages in a program of the user. */
export const onboardingSteps = ['application', 'device', 'uplink', 'decoder', 'client'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** An application as far as the checklist is concerned. Undefined members are not loaded yet, or not for this user. */
export interface Beginning {
  readonly devices: number | undefined;
  /** Uplinks in the last 90 days. */
  readonly uplinks: number | undefined;
  readonly hasDecoder: boolean | undefined;
  /** Whether an access key was ever used, or messages go to a server. */
  readonly hasClient: boolean | undefined;
}

/** The steps that are done in one of the applications. An uplink came from a device, even if that is gone. */
export function doneSteps(applications: readonly Beginning[]): ReadonlySet<OnboardingStep> {
  const has = (test: (one: Beginning) => boolean | undefined) =>
    applications.some((one) => test(one) === true);
  const hasUplink = has(({ uplinks = 0 }) => uplinks > 0);
  const done: Readonly<Record<OnboardingStep, boolean>> = {
    application: applications.length > 0,
    device: hasUplink || has(({ devices = 0 }) => devices > 0),
    uplink: hasUplink,
    decoder: has(({ hasDecoder }) => hasDecoder),
    client: has(({ hasClient }) => hasClient),
  };
  return new Set(onboardingSteps.filter((step) => done[step]));
}
