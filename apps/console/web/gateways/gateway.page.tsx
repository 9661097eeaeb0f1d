import { Code, Text } from '@mantine/core';
import type { GatewayRight } from '@fieldpost/domain';
import { Fact } from '../widgets/fact.js';
import { CopyForms } from '../devices/copy-forms.js';
import { textOfNumber } from '../live/number-text.js';
import { TextLink } from '../widgets/links.js';
import { Section } from '../widgets/section.js';
import { Page } from '../widgets/page.js';
import { RightsList } from '../rights/rights-list.js';
import { placeOf } from './settings/gateway-settings.js';
import type { KnownGateway } from './gateways.queries.js';
import { gatewaysTexts as gateways, gatewayTexts as words } from './gateways.texts.js';
import { PlaceMap } from './map/gateway-map.js';
import { SignalSection } from './status/signal-section.js';
import { StatusSection } from './status/status-section.js';
import { KeySection } from './key-section.js';
import { settingsTexts as settings } from './settings/settings.texts.js';
import { useGateway } from './use-gateway.js';

interface Props {
  readonly gateway: KnownGateway;
}

/** Overview, location and status of a gateway. */
export function GatewayPage() {
  const gateway = useGateway();
  const { description } = gateway.attributes;
  return (
    <Page title={description === undefined ? gateway.id : String(description)}>
      <StatusSection gateway={gateway} />
      {gateway.rights.includes('gateway:status') && <SignalSection gatewayId={gateway.id} />}
      <div className="facts">
        <Identity gateway={gateway} />
        <KeySection gateway={gateway} />
        <Hardware gateway={gateway} />
        <Section title={words.yours}>
          <RightsList rights={gateway.rights as readonly GatewayRight[]} />
        </Section>
      </div>
      <LocationSection gateway={gateway} />
    </Page>
  );
}

function Identity({ gateway }: Props) {
  const { id, eui, frequency_plan, owner, router, fallback_routers } = gateway;
  const facts = [
    [gateways.id, id],
    [gateways.plan, frequency_plan],
    [words.owner, owner?.username],
    [words.router, router?.id],
    [words.fallbacks, fallback_routers.map((each) => each.id).join(', ') || undefined],
  ] as const;
  return (
    <Section title={words.facts}>
      {eui !== null && eui !== undefined && <CopyForms label={words.eui} hex={eui} />}
      <Lines facts={facts} />
      {router === null && (
        <Text>
          {words.noRouter} <ToSettings gateway={gateway} text={words.toSettings} />
        </Text>
      )}
    </Section>
  );
}

/** Leads users who may change the settings to them. */
const ToSettings = ({ gateway: { id, rights }, text }: Props & { readonly text: string }) =>
  rights.includes('gateway:settings') && (
    <TextLink to="/console/gateways/$gatewayId/settings" params={{ gatewayId: id }}>
      {text}
    </TextLink>
  );

const Lines = ({ facts }: { facts: readonly (readonly [string, string | undefined])[] }) =>
  facts.map(
    ([name, value]) =>
      value !== undefined && (
        <Fact key={name} name={name}>
          <Code>{value}</Code>
        </Fact>
      ),
  );

export function Hardware({ gateway }: Props) {
  const { description: _, ...others } = gateway.attributes;
  const names: Readonly<Record<string, string>> = {
    brand: settings.brand,
    model: settings.model,
    placement: settings.placement,
    antenna_type: settings.antennaType,
    antenna_model: settings.antennaModel,
  };
  const facts = Object.entries(others).map(([name, value]) => [names[name] ?? name, String(value)] as const);
  return (
    <Section title={words.hardware}>
      {facts.length === 0 ? (
        <Text>
          {words.noHardware} <ToSettings gateway={gateway} text={words.setHardware} />
        </Text>
      ) : (
        <Lines facts={facts} />
      )}
    </Section>
  );
}

export function LocationSection({ gateway }: Props) {
  const { rights, location_public, antenna_location } = gateway;
  const place = placeOf(gateway);
  const seesAll = location_public || rights.includes('gateway:location');
  return (
    <Section title={words.location}>
      {place === undefined && (
        <Text>
          {words.noLocation} <ToSettings gateway={gateway} text={words.setLocation} />
        </Text>
      )}
      {place && !seesAll && <Text>{words.rough}</Text>}
      {place && (
        <>
          <Text>
            <Code>{`${textOfNumber(place.latitude)}, ${textOfNumber(place.longitude)}`}</Code>{' '}
            {antenna_location?.altitude !== undefined && words.metres(antenna_location.altitude)}
          </Text>
          <PlaceMap title={words.location} gateway={gateway} />
        </>
      )}
    </Section>
  );
}
