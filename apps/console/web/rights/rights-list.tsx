import { List, Text } from '@mantine/core';
import type { MemberRight } from '@fieldpost/domain';
import { rightsTexts } from '../rights.texts.js';
import { nameOfRight } from './right-names.texts.js';

/** Rights with what they allow. */
export const RightsList = ({ rights }: { readonly rights: readonly MemberRight[] }) => (
  <List size="sm" className="rights">
    {rights.map((right) => (
      <List.Item key={right}>
        {nameOfRight(right)}
        <Text span display="block" size="xs" c="dimmed">
          {rightsTexts[right]}
        </Text>
      </List.Item>
    ))}
  </List>
);
