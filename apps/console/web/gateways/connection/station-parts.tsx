import { Text } from '@mantine/core';
import { CopyFile } from '../../widgets/copy-file.js';
import { Section } from '../../widgets/section.js';
import { connectionTexts as words } from './connection.texts.js';
import type { Forwarder } from './forwarder-files.js';
import { cupsUriFile, stationKeyFile, tcUriFile } from './station-files.js';

/** Files of LoRa Basics Station. */
export const StationFiles = ({ forwarder: { to, key, isKeyShown } }: { forwarder: Forwarder }) => (
  <>
    <CopyFile title={words.tcUri} about={words.tcUriText} text={tcUriFile(to.station)} isFile />
    <CopyFile
      title={words.tcKey}
      about={words.tcKeyText}
      text={stationKeyFile(key)}
      isFile
      unready={isKeyShown ? undefined : words.showFirst}
    />
    <Section title={words.trust}>
      <Text>{words.trustText}</Text>
      <Text>{words.noCertificate}</Text>
    </Section>
    <CopyFile title={words.cupsUri} about={words.cupsUriText} text={cupsUriFile(to.station)} isFile />
  </>
);
