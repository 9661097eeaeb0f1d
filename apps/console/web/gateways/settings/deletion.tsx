import { useRouter } from '@tanstack/react-router';
import { answered } from '../../api/failure.js';
import { useConsole } from '../../console.js';
import { RemovalSection } from '../../widgets/removal-section.js';
import { dropGateway } from '../gateways.queries.js';
import { settingsTexts as words } from './settings.texts.js';

/** Deletion of a gateway, with a confirmation. */
export function Deletion({ gatewayId }: { gatewayId: string }) {
  const { account } = useConsole();
  const router = useRouter();
  const params = { path: { gatewayId } };
  return (
    <RemovalSection
      label={words.remove}
      title={words.removeTitle(gatewayId)}
      text={words.removeText}
      action={words.confirm}
      remove={() => answered(account.DELETE('/api/v2/gateways/{gatewayId}', { params }))}
      leave={() => router.navigate({ to: '/console/gateways' })}
      forget={(queries) => dropGateway(queries, gatewayId)}
      done={words.removed(gatewayId)}
    />
  );
}
