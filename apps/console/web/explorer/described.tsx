import { Code, Text } from '@mantine/core';

/** A text of the document, with its code between backticks. */
export const WithCode = ({ text }: { text: string }) =>
  text.split('`').map((part, at) => (at % 2 === 1 ? <Code key={at}>{part}</Code> : part));

/** Such a text as a paragraph. */
export const Described = ({ text }: { text: string }) =>
  text !== '' && (
    <Text maw="50rem" className="wraps">
      <WithCode text={text} />
    </Text>
  );
