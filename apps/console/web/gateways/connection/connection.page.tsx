import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { type Eui, firstNetAddress } from '@fieldpost/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../console.js';
import type { Announcement } from '../../network/announcements.js';
import { announcementsQuery } from '../../network/announcements.queries.js';
import { Page } from '../../widgets/page.js';
import { Loaded, Problem } from '../../widgets/states.js';
import { connectionTexts as words } from './connection.texts.js';
import { type Forwarder, udpPort } from './forwarder-files.js';
import { type ForwarderKind, ForwarderFiles } from './forwarder-parts.js';
import { stationPort } from './station-files.js';
import { placeOf } from '../settings/gateway-settings.js';
import { gatewayKeyQuery, type KnownGateway } from '../gateways.queries.js';
import { useGateway } from '../use-gateway.js';

/** Configuration of the packet forwarder of a gateway. */
export function ConnectionPage() {
  const gateway = useGateway();
  const routers = useQuery(announcementsQuery('router'));
  return (
    <Loaded query={routers}>
      {(known) => (
        <Page title={words.title}>
          {gateway.rights.includes('gateway:settings') ? (
            <Connection gateway={gateway} router={routerFor(gateway, known)} />
          ) : (
            <Text>{words.restricted}</Text>
          )}
        </Page>
      )}
    </Loaded>
  );
}

/** The router of a gateway, or the first reachable one. */
const routerFor = ({ router }: KnownGateway, known: readonly Announcement[]): Announcement | undefined =>
  known.find(({ id }) => id === router?.id) ?? known.find(hostOf);

const hostOf = ({ net_address = '' }: Announcement): string | undefined => firstNetAddress(net_address)?.host;

interface ConnectionProps {
  readonly gateway: KnownGateway;
  readonly router: Announcement | undefined;
}

function Connection({ gateway, router }: ConnectionProps) {
  const announced = router && hostOf(router);
  const [kind, setKind] = useState<ForwarderKind>(gateway.eui ? 'udp' : 'connector');
  const [server, setServer] = useState(announced ?? '');
  const [key, setKey] = useState<string>();
  const forwarder = { ...forwarderOf(gateway), server: server.trim(), key: key ?? words.hidden };
  return (
    <>
      <Stack className="narrow">
        <Text>{words.intro}</Text>
        <KindField kind={kind} onChange={setKind} />
        {kind !== 'pktfwd' && (
          <TextInput
            label={words.server}
            description={words.serverHint}
            value={server}
            onChange={({ currentTarget }) => setServer(currentTarget.value)}
          />
        )}
        <Text size="sm">
          {announced !== undefined && router ? words.serverOf(router.id) : words.noRouter}
        </Text>
        <StandardPort kind={kind} />
        {kind !== 'udp' && <KeySwitch gatewayId={gateway.id} isShown={key !== undefined} onKey={setKey} />}
      </Stack>
      <ForwarderFiles kind={kind} forwarder={forwarder} gateway={gateway} />
    </>
  );
}

/** Values that all configuration files share. */
const forwarderOf = (gateway: KnownGateway): Omit<Forwarder, 'server' | 'key'> => ({
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

const standardPorts: Readonly<Partial<Record<ForwarderKind, number>>> = {
  udp: udpPort,
  station: stationPort,
};

function StandardPort({ kind }: { kind: ForwarderKind }) {
  const port = standardPorts[kind];
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
