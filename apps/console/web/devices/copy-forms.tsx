import { ActionIcon, Button, Code, CopyButton, Group } from '@mantine/core';
import IconCheck from '@tabler/icons-react/icons/IconCheck';
import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown';
import IconCopy from '@tabler/icons-react/icons/IconCopy';
import { useState } from 'react';
import { Fact } from '../widgets/fact.js';
import { texts } from '../texts.js';
import { cArray, cString, leastFirst } from './bytes.js';
import { deviceTexts as words } from './device.texts.js';

/** A value in another notation. */
interface Form {
  readonly name: string;
  readonly value: string;
}

const bytesAs = (hex: string): readonly Form[] => [
  { name: words.forms.msb, value: hex },
  { name: words.forms.lsb, value: leastFirst(hex) },
  { name: words.forms.c, value: cArray(hex) },
  { name: words.forms.cLsb, value: cArray(leastFirst(hex)) },
];

const secretAs = (secret: string, scheme: 'Key' | 'Bearer'): readonly Form[] => [
  { name: words.forms.cString, value: cString(secret) },
  { name: words.forms.header, value: `Authorization: ${scheme} ${secret}` },
];

interface BytesProps {
  readonly label: string;
  /** Most significant byte first. */
  readonly hex: string;
}

/** An EUI, an address or a key, which can be copied as it is or in the formats that firmware needs. */
export const CopyForms = ({ label, hex }: BytesProps) => (
  <Value label={label} value={hex} forms={bytesAs(hex)} />
);

/** Another value, which is copied as it is. */
export const CopyValue = ({ label, value }: { label: string; value: string }) => (
  <Value label={label} value={value} forms={[]} />
);

/** The formats of bytes alone, beside a field that shows them. */
export const CopyBytesAs = ({ label, hex }: BytesProps) => (
  <Group gap={4}>
    <CopyAs label={label} forms={bytesAs(hex)} />
  </Group>
);

interface SecretProps {
  readonly label: string;
  readonly secret: string;
  /** Of the HTTP header that carries it. */
  readonly scheme: 'Key' | 'Bearer';
}

/** An access key or the key of a gateway, which are texts. */
export const CopySecret = ({ label, secret, scheme }: SecretProps) => (
  <Value label={label} value={secret} forms={secretAs(secret, scheme)} />
);

interface CopyAsProps {
  readonly label: string;
  readonly forms: readonly Form[];
}

const Value = ({ label, value, forms }: CopyAsProps & { readonly value: string }) => (
  <Fact name={label}>
    <Code className="wraps">{value}</Code>
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <CopyIcon
          name={copied ? texts.copied : texts.copyWhat(label)}
          icon={copied ? IconCheck : IconCopy}
          copy={copy}
        />
      )}
    </CopyButton>
    {forms.length > 0 && <CopyAs label={label} forms={forms} />}
  </Fact>
);

interface CopyIconProps {
  readonly name: string;
  readonly icon: typeof IconCopy;
  readonly copy: () => void;
}

const CopyIcon = ({ name, icon: Icon, copy }: CopyIconProps) => (
  <ActionIcon variant="subtle" color="gray" size="sm" title={name} aria-label={name} onClick={copy}>
    <Icon size={16} aria-hidden />
  </ActionIcon>
);

/** The formats are shown in place: a menu that floats would need a library on every page. */
function CopyAs({ label, forms }: CopyAsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="compact-xs"
        variant="default"
        aria-expanded={isOpen}
        aria-label={words.copyAsLabel(label)}
        rightSection={<IconChevronDown size={12} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {words.copyAs}
      </Button>
      {isOpen &&
        forms.map(({ name, value }) => (
          <CopyButton key={name} value={value}>
            {({ copied, copy }) => (
              <Button size="compact-xs" variant="default" onClick={copy}>
                {copied ? texts.copied : name}
              </Button>
            )}
          </CopyButton>
        ))}
    </>
  );
}
