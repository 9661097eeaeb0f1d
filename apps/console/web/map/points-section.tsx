import { Stack, Text } from '@mantine/core';
import { Section } from '../widgets/section.js';
import { LazyWorldMap } from './lazy-world-map.js';
import type { MapPoint } from './map-point.js';
import { mapTexts as words } from './map.texts.js';

interface PointsSectionProps {
  readonly title: string;
  readonly points: readonly MapPoint[];
}

/** A map of these points, which is loaded after the page, and what their drawing means. */
export const PointsMap = ({ title, points }: PointsSectionProps) => (
  <Stack w="100%" gap="xs">
    <LazyWorldMap label={title} points={points} />
    <Text size="sm" c="dimmed">
      {words.statuses}
    </Text>
  </Stack>
);

/** A section with a map of these points; nothing without any. */
export const PointsSection = ({ title, points }: PointsSectionProps) =>
  points.length > 0 && (
    <Section title={title}>
      <PointsMap title={title} points={points} />
    </Section>
  );
