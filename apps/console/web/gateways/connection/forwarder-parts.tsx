import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../console.js';
import { CopyFile } from '../../widgets/copy-file.js';
import { CopyForms, CopyValue } from '../../devices/copy-forms.js';
import { Section } from '../../widgets/section.js';
import { Loaded } from '../../widgets/states.js';
import { connectionTexts as words } from './connection.texts.js';
import { connectorFile, type Forwarder, globalFile, pktfwdFile, udpFile } from './forwarder-files.js';
import type { ForwarderKind } from './forwarder-kind.js';
import { cupsUriFile, tcUriFile } from './station-files.js';
import { StationFiles } from './station-parts.js';
import { frequencyPlanQuery, type KnownGateway } from '../gateways.queries.js';

/** Identified by their EUI. */
const needingEui: readonly ForwarderKind[] = ['udp', 'station'];
/** Whose channels are in a file of their own. */
const withGlobalFile: readonly ForwarderKind[] = ['udp', 'connector'];

interface Props {
  readonly kind: ForwarderKind;
  readonly forwarder: Forwarder;
  readonly gateway: KnownGateway;
}

interface FilesProps extends Props {
  /** Whether the network reports its ports; else they are the usual ones. */
  readonly isReported: boolean;
}

/** Fields and files of one kind of packet forwarder. */
export function ForwarderFiles({ kind, forwarder, gateway, isReported }: FilesProps) {
  if (needingEui.includes(kind) && forwarder.eui === undefined)
    return <Text role="status">{words.noEui}</Text>;
  return (
    <>
      <Section title={words.facts}>
        {factsFor(kind, forwarder)
          .filter(([, value]) => value !== '')
          .map(([name, value]) =>
            name === words.eui ? (
              <CopyForms key={name} label={name} hex={value} />
            ) : (
              <CopyValue key={name} label={name} value={value} />
            ),
          )}
        {kind === 'connector' && (
          <Text size="sm">
            {!isReported && words.usualMqttPorts} {words.plainMqtt}
          </Text>
        )}
      </Section>
      <OwnFile kind={kind} forwarder={forwarder} gateway={gateway} />
      {withGlobalFile.includes(kind) && <GlobalFile planId={gateway.frequency_plan} />}
    </>
  );
}

function factsFor(kind: ForwarderKind, { gatewayId, eui, to }: Forwarder) {
  switch (kind) {
    case 'udp':
      return [
        [words.server, to.udp.host],
        [words.ports, String(to.udp.port)],
        [words.eui, eui ?? ''],
      ] as const;
    case 'station':
      return [
        [words.lns, tcUriFile(to.station)],
        [words.cups, cupsUriFile(to.station)],
        [words.eui, eui ?? ''],
      ] as const;
    case 'connector':
      return [
        [words.serverTls, to.mqtts.host],
        [words.mqttTls, String(to.mqtts.port)],
        [words.serverPlain, to.mqtt.host],
        [words.mqttPlain, String(to.mqtt.port)],
        [words.id, gatewayId],
      ] as const;
    case 'pktfwd':
      return [
        [words.accountServer, window.location.origin],
        [words.id, gatewayId],
      ] as const;
  }
}

function OwnFile({ kind, forwarder, gateway }: Props) {
  const unready = forwarder.isKeyShown ? undefined : words.showFirst;
  switch (kind) {
    case 'udp':
      return <CopyFile title={words.local} about={words.localText} text={udpFile(forwarder)} isFile />;
    case 'station':
      return <StationFiles forwarder={forwarder} />;
    case 'connector':
      return (
        <CopyFile
          title={words.local}
          about={words.localText}
          text={connectorFile(forwarder)}
          isFile
          unready={unready}
        />
      );
    case 'pktfwd': {
      const accountServer = window.location.origin;
      const text = pktfwdFile({ ...forwarder, accountServer, router: gateway.router?.id });
      return <CopyFile title={words.pktfwdFile} about={words.pktfwdFileText} text={text} unready={unready} />;
    }
  }
}

function GlobalFile({ planId }: { planId: string }) {
  const { account } = useConsole();
  return (
    <Loaded query={useQuery(frequencyPlanQuery(account, planId))}>
      {(plan) => (
        <CopyFile title={words.global} about={words.globalText(plan.id)} text={globalFile(plan)} isFile />
      )}
    </Loaded>
  );
}
