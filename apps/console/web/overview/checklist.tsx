import { Badge, Button, Group, Text } from '@mantine/core';
import type { Application } from '../api/account.js';
import { useRemembered } from '../session/use-remembered.js';
import { TextLink } from '../widgets/links.js';
import { Section } from '../widgets/section.js';
import { Waiting } from '../widgets/states.js';
import {
  doneSteps,
  failingDecoder,
  hiddenChecklist,
  type OnboardingStep,
  onboardingSteps,
} from './onboarding.js';
import { onboardingTexts as words } from './overview.texts.js';
import { useBeginnings } from './use-beginnings.js';

/** The steps to the first messages, until all are done or the user hides them. */
export function Onboarding({ applications }: { applications: readonly Application[] }) {
  const [isHidden, setHidden] = useRemembered(hiddenChecklist);
  return isHidden ? undefined : <Checklist applications={applications} hide={() => setHidden(true)} />;
}

interface ChecklistProps {
  readonly applications: readonly Application[];
  readonly hide: () => void;
}

function Checklist({ applications, hide }: ChecklistProps) {
  const beginnings = useBeginnings(applications);
  if (!beginnings) return <Waiting />;
  const done = doneSteps(beginnings);
  if (done.size === onboardingSteps.length) return undefined;
  const [first] = applications;
  const failing = failingDecoder(beginnings);
  return (
    <Section
      title={words.title}
      actions={
        first && (
          <Button variant="default" size="compact-sm" onClick={hide}>
            {words.hide}
          </Button>
        )
      }
    >
      <ol className="steps">
        {onboardingSteps.map((step) => (
          <Step
            key={step}
            step={step}
            isDone={done.has(step)}
            appId={first?.id}
            failing={failing === undefined ? undefined : applications[failing]?.id}
          />
        ))}
      </ol>
    </Section>
  );
}

interface StepProps {
  readonly step: OnboardingStep;
  readonly isDone: boolean;
  /** The application of the links. */
  readonly appId: string | undefined;
  /** An application whose decoder fails. */
  readonly failing: string | undefined;
}

const Step = ({ step, isDone, appId, failing }: StepProps) =>
  isDone ? (
    <li>
      <Group gap="xs">
        <Text>{words.doneSteps[step]}</Text>
        <Badge color="green" variant="light">
          {words.done}
        </Badge>
      </Group>
    </li>
  ) : (
    <li>
      {step === 'decoder' && failing !== undefined ? (
        <FailingDecoder appId={failing} />
      ) : (
        <>
          <StepLink step={step} appId={appId} />
          <Text size="sm" c="dimmed">
            {words.hints[step]}
          </Text>
        </>
      )}
    </li>
  );

/** There is a decoder, but uplinks are not decoded: why is in the live data. */
const FailingDecoder = ({ appId }: { appId: string }) => (
  <>
    <StepLink step="decoder" appId={appId} />
    <Text size="sm" c="var(--mantine-color-error)">
      {words.decoderFails(appId)}{' '}
      <TextLink to="/console/applications/$appId/data" params={{ appId }} search={{ kind: 'errors' }}>
        {words.toErrors}
      </TextLink>
    </Text>
  </>
);

const pages = {
  device: '/console/applications/$appId/devices/-new',
  uplink: '/console/applications/$appId/data',
  decoder: '/console/applications/$appId/payload-functions',
  client: '/console/applications/$appId/access-keys',
} as const;

/** Steps after the first belong to an application. */
function StepLink({ step, appId }: Pick<StepProps, 'step' | 'appId'>) {
  const label = words.steps[step];
  if (step === 'application') return <TextLink to="/console/applications/-new">{label}</TextLink>;
  if (appId === undefined) return <Text>{label}</Text>;
  return (
    <TextLink to={pages[step]} params={{ appId }}>
      {label}
    </TextLink>
  );
}
