import type { Device } from '@fieldpost/domain';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useConsole } from '../../console.js';
import { Danger } from '../../widgets/danger.js';
import { RemovalSection } from '../../widgets/removal-section.js';
import { deviceSettingsTexts as words } from '../device.texts.js';
import { activationOf } from '../device.js';
import { type DeviceName, devicePath, dropDevice, invalidateDevices } from '../devices.queries.js';

/** Reset of counters of a fixed session, which no join resets, and deletion. */
export function DeviceDangers({ device }: { readonly device: Device }) {
  const name = { appId: device.app_id, devId: device.dev_id };
  return (
    <>
      {activationOf(device) === 'abp' && <Reset {...name} />}
      <Deletion {...name} />
    </>
  );
}

function Reset({ appId, devId }: DeviceName) {
  const { handler } = useConsole();
  const queries = useQueryClient();
  const path = devicePath(appId, devId);
  const reset = useMutation({
    mutationFn: async () => {
      const { lorawan_device, ...device } = await handler.ask<Device>({ path });
      const radio = { ...lorawan_device, f_cnt_up: 0, f_cnt_down: 0 };
      await handler.ask({ method: 'PUT', path, body: { ...device, lorawan_device: radio } });
    },
    onSuccess: async () => {
      await invalidateDevices(queries, appId);
      notifications.show({ message: words.resetDone });
    },
  });
  return (
    <Danger
      heading={words.counters}
      text={words.countersText}
      label={words.reset}
      variant="default"
      title={words.resetTitle(devId)}
      action={words.resetAction}
      work={reset}
    />
  );
}

function Deletion({ appId, devId }: DeviceName) {
  const { handler } = useConsole();
  const router = useRouter();
  return (
    <RemovalSection
      label={words.remove}
      title={words.removeTitle(devId)}
      text={words.removeText}
      action={words.removeAction}
      remove={() => handler.ask({ method: 'DELETE', path: devicePath(appId, devId) })}
      leave={() => router.navigate({ to: '/console/applications/$appId/devices', params: { appId } })}
      forget={(queries) => dropDevice(queries, appId, devId)}
      done={words.removed(devId)}
    />
  );
}
