import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adviceOn } from '../api/advice.js';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { reloadApplication } from './applications.queries.js';
import { settingsTexts as settings } from './applications.texts.js';
import { RowButton } from '../lists/row-button.js';

/** Button that restores a deleted application. */
export function Restore({ appId }: { appId: string }) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const restoring = useMutation({
    mutationFn: () =>
      answered(account.POST('/api/v2/applications/{appId}/restore', { params: { path: { appId } } })),
    onSuccess: async () => {
      await reloadApplication(queries, appId);
      notifications.show({ message: settings.restored(appId) });
    },
    onError: (error) => notifications.show({ message: adviceOn(error), color: 'red' }),
  });
  return (
    <RowButton
      loading={restoring.isPending}
      label={settings.restoreLabel(appId)}
      text={settings.restore}
      onClick={() => restoring.mutate()}
    />
  );
}
