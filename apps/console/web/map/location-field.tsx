import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { MapPoint } from './map-point.js';
import { mapTexts as words } from './map.texts.js';
import { NumberField } from '../widgets/number-field.js';
import type { GeoLocation } from './projection.js';
import { LazyWorldMap } from './lazy-world-map.js';

export interface LocationFieldProps {
  readonly label: string;
  /** Undefined without a location. */
  readonly value: GeoLocation | undefined;
  readonly onChange: (place: GeoLocation | undefined) => void;
  /** Other points for orientation. */
  readonly points?: readonly MapPoint[];
  readonly error?: string;
}

/** Values while the user types. With an empty field there is no location. */
interface Typed {
  readonly latitude: number | '';
  readonly longitude: number | '';
}

const none: readonly MapPoint[] = [];
const empty: Typed = { latitude: '', longitude: '' };

/** Six decimals are 0.1 m; more of a stored location are not shown, and stay until it is edited. */
const shortened = (degrees: number | ''): number | '' =>
  degrees === '' ? '' : Math.round(degrees * 1e6) / 1e6;

const placeIn = ({ latitude, longitude }: Typed): GeoLocation | undefined =>
  latitude === '' || longitude === '' ? undefined : { latitude, longitude };

/** Selects a location by a click on the map or by coordinates. */
export function LocationField({ label, value, onChange, points = none, error }: LocationFieldProps) {
  const [typed, setTyped] = useState(empty);
  const shown: Typed = value ?? typed;
  const picked = value && { ...value, id: 'picked', label: words.picked, kind: 'picked' as const };
  const set = (part: Partial<Typed>) => {
    const next = { ...shown, ...part };
    setTyped(next);
    onChange(placeIn(next));
  };
  return (
    <Stack gap="xs">
      <Text fw={500} size="sm">
        {label}
      </Text>
      <LazyWorldMap label={label} points={picked ? [...points, picked] : points} onPick={onChange} />
      <Text size="sm" c="dimmed">
        {words.pick}
      </Text>
      <Group align="flex-start">
        <NumberField
          label={words.latitude}
          {...degrees(90)}
          value={shortened(shown.latitude)}
          error={error}
          onChange={(latitude) => set({ latitude: within(90, latitude) })}
        />
        <NumberField
          label={words.longitude}
          {...degrees(180)}
          value={shortened(shown.longitude)}
          onChange={(longitude) => set({ longitude: within(180, longitude) })}
        />
      </Group>
    </Stack>
  );
}

/** The nearest possible number: browsers let users type others. */
const within = (most: number, value: number | ''): number | '' =>
  value === '' ? '' : Math.max(-most, Math.min(most, value));

const degrees = (most: number) => ({ min: -most, max: most, step: 'any' });
