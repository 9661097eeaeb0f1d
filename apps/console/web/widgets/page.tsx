import { Group, Stack, Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { isHidden } from '../log-out/hide-page.js';
import { useSite } from '../shell/use-site.js';

interface PageProps {
  readonly title: string;
  /** Actions beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of a page with its heading. The title of the browser tab also names the entity whose page it is. */
export function Page({ title, actions, children }: PageProps) {
  const { name } = useSite();
  const { appId, devId, gatewayId, organizationId } = useParams({ strict: false });
  const entity = devId ?? appId ?? gatewayId ?? organizationId ?? title;
  useEffect(() => {
    // Not even the name of an entity is shown of a hidden page.
    if (isHidden(document)) return;
    document.title = [title, ...(title.includes(entity) ? [] : [entity]), name].join(' – ');
  }, [title, entity, name]);
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Title order={1} size="h2" className="wraps">
          {title}
        </Title>
        {actions}
      </Group>
      {children}
    </Stack>
  );
}
