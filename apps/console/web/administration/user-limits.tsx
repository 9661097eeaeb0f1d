import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { User } from '../api/account.js';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { Section } from '../widgets/section.js';
import { limitsTexts, userTexts as words } from './administration.texts.js';
import { ChangeLimits } from './change-limits.js';
import { limitsOf } from './limits.js';

const kinds = ['applications', 'gateways', 'access_keys', 'devices', 'organizations'] as const;

/** What a user may create, with a dialog that changes it. */
export function UserLimits({ user: { username, limits } }: { user: User }) {
  const { account } = useConsole();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={words.limits}>
      <Text>{limitsOf(limits, kinds)}</Text>
      <div>
        <Button
          size="sm"
          variant="default"
          aria-label={limitsTexts.changeLabel(username)}
          onClick={() => setOpen(true)}
        >
          {limitsTexts.change}
        </Button>
      </div>
      {isOpen && (
        <ChangeLimits
          name={username}
          limits={limits}
          kinds={kinds}
          save={(changes) =>
            answered(
              account.PATCH('/api/v2/users/{username}', {
                params: { path: { username } },
                body: { limits: changes },
              }),
            )
          }
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}
