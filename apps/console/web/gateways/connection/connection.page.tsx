import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { type Eui, isLoopback } from '@fieldpost/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../console.js';
import { GuideLink } from '../../widgets/links.js';
import { Page } from '../../widgets/page.js';
import { Problem, Waiting } from '../../widgets/states.js';
import { connectionTexts as words } from './connection.texts.js';
import type { Forwarder } from './forwarder-files.js';
import type { ForwarderKind } from './forwarder-kind.js';
import { ForwarderFiles } from './forwarder-parts.js';
import { addressesFor, protocolOf, standardPorts } from './gateway-addresses.js';
import type { NetworkAccess } from './network-access.js';
import { useNetworkAccess } from './use-network-access.js';
import { placeOf } from '../settings/gateway-settings.js';
import { gatewayKeyQuery, type KnownGateway } from '../gateways.queries.js';
import { useGateway } from '../use-gateway.js';

/** Configuration of the packet forwarder of a gateway. */
export function ConnectionPage() {
  const gateway = useGateway();
  return (
    <Page title={words.title} actions={<GuideLink name="gateways" />}>
      {gateway.rights.includes('gateway:settings') ? (
        <GatewayConnection gateway={gateway} />
      ) : (
        <Text>{words.restricted}</Text>
      )}
    </Page>
  );
}

/** What to enter on a gateway, once it is known where it reaches the network. */
export function GatewayConnection({ gateway }: { gateway: KnownGateway }) {
  const access = useNetworkAccess(gateway);
  if ('failure' in access) return <Problem failure={access.failure} again={access.again} />;
  return access.isLoading ? <Waiting /> : <Connection gateway={gateway} access={access} />;
}

interface ConnectionProps {
  readonly gateway: KnownGateway;
  readonly access: NetworkAccess;
}

function Connection({ gateway, access }: ConnectionProps) {
  const { addresses } = access;
  const [kind, setKind] = useState<ForwarderKind>(gateway.eui ? 'udp' : 'connector');
  const [entered, setServer] = useState<string>();
  const [key, setKey] = useState<string>();
  const to = addressesFor(access, entered);
  const forwarder = { ...forwarderOf(gateway), to, key: key ?? words.hidden, isKeyShown: key !== undefined };
  return (
    <>
      <Stack className="narrow">
        <Text>{words.intro}</Text>
        <KindField kind={kind} onChange={setKind} />
        {kind !== 'pktfwd' && (
          <TextInput
            label={words.server}
            description={words.serverHint}
            value={entered ?? to[protocolOf(kind)].host}
            onChange={({ currentTarget }) => setServer(currentTarget.value)}
          />
        )}
        <Text size="sm">{sourceOf(access)}</Text>
        {isLoopback(to[protocolOf(kind)].host) && <Text size="sm">{words.loopback}</Text>}
        {!addresses && <StandardPort kind={kind} />}
        <Text size="sm">{words.needsKey[kind]}</Text>
        {kind !== 'udp' && <KeySwitch gatewayId={gateway.id} isShown={key !== undefined} onKey={setKey} />}
      </Stack>
      <ForwarderFiles
        kind={kind}
        forwarder={forwarder}
        gateway={gateway}
        isReported={addresses !== undefined}
      />
    </>
  );
}

/** Where the address comes from, as a sentence. */
function sourceOf({ announced, addresses }: NetworkAccess): string {
  if (addresses) return words.reported;
  return announced ? words.serverOf(announced.router) : words.noRouter;
}

/** Values that all configuration files share. */
const forwarderOf = (gateway: KnownGateway): Omit<Forwarder, 'to' | 'key' | 'isKeyShown'> => ({
  gatewayId: gateway.id,
  eui: (gateway.eui ?? undefined) as Eui | undefined,
  place: placeOf(gateway),
  altitude: gateway.antenna_location?.altitude ?? 0,
  description: String(gateway.attributes['description'] ?? ''),
});

interface KeySwitchProps {
  readonly gatewayId: string;
  readonly isShown: boolean;
  readonly onKey: (key: string | undefined) => void;
}

/** Shows and hides the key in the file. */
function KeySwitch({ gatewayId, isShown, onKey }: KeySwitchProps) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const asking = useMutation({
    mutationFn: () => queries.fetchQuery(gatewayKeyQuery(account, gatewayId)),
    onSuccess: onKey,
  });
  const turn = () => (isShown ? onKey(undefined) : asking.mutate());
  return (
    <>
      <Group>
        <Button variant="default" loading={asking.isPending} onClick={turn}>
          {isShown ? words.hideKey : words.showKey}
        </Button>
      </Group>
      {asking.error && <Problem failure={asking.error} />}
    </>
  );
}

const usualPorts: Readonly<Partial<Record<ForwarderKind, number>>> = {
  udp: standardPorts.udp,
  station: standardPorts.station,
};

function StandardPort({ kind }: { kind: ForwarderKind }) {
  const port = usualPorts[kind];
  return port !== undefined && <Text size="sm">{words.port(port)}</Text>;
}

const kinds = [
  { value: 'udp', label: words.udp, description: words.udpText },
  { value: 'station', label: words.station, description: words.stationText },
  { value: 'connector', label: words.connector, description: words.connectorText },
  { value: 'pktfwd', label: words.pktfwd, description: words.pktfwdText },
] as const;

interface KindFieldProps {
  readonly kind: ForwarderKind;
  readonly onChange: (kind: ForwarderKind) => void;
}

const KindField = ({ kind, onChange }: KindFieldProps) => (
  <Radio.Group label={words.kind} value={kind} onChange={(value) => onChange(value as ForwarderKind)}>
    <Stack gap="xs" mt="xs">
      {kinds.map((each) => (
        <Radio key={each.value} {...each} />
      ))}
    </Stack>
  </Radio.Group>
);
