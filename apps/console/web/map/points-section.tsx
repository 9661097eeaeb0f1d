import { Stack, Text } from '@mantine/core';
import { Section } from '../widgets/section.js';
import { LazyWorldMap } from './lazy-world-map.js';
import type { MapPoint } from './map-point.js';
import { mapTexts as words } from './map.texts.js';

interface PointsSectionProps {
  readonly title: string;
  readonly points: readonly MapPoint[];
}

/** A section with a map of these points; nothing without any. The map is loaded after the page. */
export const PointsSection = ({ title, points }: PointsSectionProps) =>
  points.length > 0 && (
    <Section title={title}>
      <Stack w="100%" gap="xs">
        <LazyWorldMap label={title} points={points} />
        <Text size="sm" c="dimmed">
          {words.statuses}
        </Text>
      </Stack>
    </Section>
  );
