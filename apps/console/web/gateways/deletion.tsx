import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { Danger } from '../shell/danger.js';
import { dropGateway } from './gateways.queries.js';
import { settingsTexts as words } from './settings.texts.js';

/** The end of a gateway, after a question. */
export function Deletion({ gatewayId }: { gatewayId: string }) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const router = useRouter();
  const params = { path: { gatewayId } };
  const deletion = useMutation({
    mutationFn: () => answered(account.DELETE('/api/v2/gateways/{gatewayId}', { params })),
    onSuccess: async () => {
      await router.navigate({ to: '/console/gateways' });
      await dropGateway(queries, gatewayId);
      notifications.show({ message: words.removed(gatewayId) });
    },
  });
  return (
    <Danger
      heading={words.remove}
      text={words.removeText}
      label={words.remove}
      color="red"
      title={words.removeTitle(gatewayId)}
      action={words.confirm}
      work={deletion}
    />
  );
}
