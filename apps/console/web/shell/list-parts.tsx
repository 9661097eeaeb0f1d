import { Pagination, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { texts } from '../texts.js';

const patienceMs = 200;

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  /** Told when somebody has stopped to type; undefined for no words. */
  readonly onSearch: (words: string | undefined) => void;
}

/** Where words are entered that a list is searched for. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const look = useDebouncedCallback((text: string) => onSearch(text || undefined), patienceMs);
  return (
    <TextInput
      label={label}
      type="search"
      defaultValue={value}
      onChange={({ currentTarget }) => look(currentTarget.value)}
    />
  );
}

interface PagesProps {
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** The way to the other pages of a list; nothing where there are none. */
export const Pages = ({ label, page, pages, onPage }: PagesProps) =>
  pages > 1 && (
    <nav aria-label={label}>
      <Pagination
        total={pages}
        value={page}
        onChange={onPage}
        getItemProps={(item) => ({ 'aria-label': `${item}` })}
        getControlProps={(control) => ({ 'aria-label': texts.paging[control] })}
      />
    </nav>
  );
