import { NativeSelect, Pagination, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { texts } from '../texts.js';

const timeoutMs = 200;

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  /** Called when the user stops typing; undefined for an empty text. */
  readonly onSearch: (words: string | undefined) => void;
}

/** Search field of a list. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const look = useDebouncedCallback((text: string) => onSearch(text || undefined), timeoutMs);
  return (
    <TextInput
      label={label}
      type="search"
      defaultValue={value}
      onChange={({ currentTarget }) => look(currentTarget.value)}
    />
  );
}

interface ChoiceFieldProps<T extends string> {
  readonly label: string;
  /** Label of the option without a filter. */
  readonly any: string;
  readonly choices: readonly T[];
  readonly words: Readonly<Record<T, string>>;
  readonly value: T | undefined;
  readonly onChoose: (choice: T | undefined) => void;
}

/** Select field that filters a list. */
export const ChoiceField = <T extends string>(props: ChoiceFieldProps<T>) => (
  <NativeSelect
    label={props.label}
    value={props.value ?? ''}
    data={[
      { value: '', label: props.any },
      ...props.choices.map((value) => ({ value, label: props.words[value] })),
    ]}
    onChange={({ currentTarget }) => props.onChoose(props.choices.find((one) => one === currentTarget.value))}
  />
);

interface PagesProps {
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Paging of a list; nothing with a single page. */
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
