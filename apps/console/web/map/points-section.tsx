import './map.css';
import { Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Section } from '../widgets/section.js';
import { texts } from '../texts.js';
import type { MapPoint } from './map-point.js';
import { mapTexts as words } from './map.texts.js';

const WorldMap = lazy(async () => ({ default: (await import('./world-map.js')).WorldMap }));

interface PointsSectionProps {
  readonly title: string;
  readonly points: readonly MapPoint[];
}

/** A section with a map of these points; nothing without any. The map is loaded after the page. */
export const PointsSection = ({ title, points }: PointsSectionProps) =>
  points.length > 0 && (
    <Section title={title}>
      <Stack w="100%" gap="xs">
        <Suspense fallback={<div className="map" role="status" aria-label={texts.loading} />}>
          <WorldMap label={title} points={points} />
        </Suspense>
        <Text size="sm" c="dimmed">
          {words.statuses}
        </Text>
      </Stack>
    </Section>
  );
