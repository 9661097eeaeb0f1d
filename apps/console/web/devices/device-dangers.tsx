import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useConsole } from '../console.js';
import { Confirm } from '../shell/confirm.js';
import type { Device } from './device.js';
import { deviceSettingsTexts as words } from './device.texts.js';
import { devicePath, dropDevice, forgetDevices } from './devices.queries.js';

interface DeviceName {
  readonly appId: string;
  readonly devId: string;
}

/** What cannot be undone. */
export function DeviceDangers(name: DeviceName) {
  return (
    <>
      <Reset {...name} />
      <Deletion {...name} />
    </>
  );
}

function useReset({ appId, devId }: DeviceName, onDone: () => void) {
  const { handler } = useConsole();
  const queries = useQueryClient();
  const path = devicePath(appId, devId);
  return useMutation({
    mutationFn: async () => {
      const { lorawan_device, ...device } = await handler.ask<Device>({ path });
      const radio = { ...lorawan_device, f_cnt_up: 0, f_cnt_down: 0 };
      await handler.ask({ method: 'PUT', path, body: { ...device, lorawan_device: radio } });
    },
    onSuccess: async () => {
      onDone();
      await forgetDevices(queries, appId);
      notifications.show({ message: words.resetDone });
    },
  });
}

function Reset(name: DeviceName) {
  const [isAsked, setAsked] = useState(false);
  const reset = useReset(name, () => setAsked(false));
  return (
    <Paper withBorder p="md">
      <Stack align="flex-start">
        <Title order={2} size="h5">
          {words.counters}
        </Title>
        <Text>{words.countersText}</Text>
        <Button variant="default" onClick={() => setAsked(true)}>
          {words.reset}
        </Button>
      </Stack>
      {isAsked && (
        <Confirm
          title={words.resetTitle(name.devId)}
          text={words.countersText}
          action={words.resetAction}
          work={reset}
          onConfirm={() => reset.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </Paper>
  );
}

function Deletion({ appId, devId }: DeviceName) {
  const [isAsked, setAsked] = useState(false);
  const { handler } = useConsole();
  const queries = useQueryClient();
  const router = useRouter();
  const deletion = useMutation({
    mutationFn: () => handler.ask({ method: 'DELETE', path: devicePath(appId, devId) }),
    onSuccess: async () => {
      await router.navigate({ to: '/console/applications/$appId/devices', params: { appId } });
      await dropDevice(queries, appId, devId);
      notifications.show({ message: words.removed(devId) });
    },
  });
  return (
    <Paper withBorder p="md">
      <Stack align="flex-start">
        <Title order={2} size="h5">
          {words.remove}
        </Title>
        <Text>{words.removeText}</Text>
        <Button color="red" onClick={() => setAsked(true)}>
          {words.remove}
        </Button>
      </Stack>
      {isAsked && (
        <Confirm
          title={words.removeTitle(devId)}
          text={words.removeText}
          action={words.removeAction}
          work={deletion}
          onConfirm={() => deletion.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </Paper>
  );
}
