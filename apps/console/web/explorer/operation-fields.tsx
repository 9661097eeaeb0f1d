import { NativeSelect, Textarea, TextInput, Title } from '@mantine/core';
import type { Operation, Parameter, RequestBody } from './api-document.js';
import { WithCode } from './described.js';
import { explorerTexts as words } from './explorer.texts.js';
import { FieldTable } from './field-table.js';
import {
  bodyFor,
  exampleFor,
  type Input,
  isWrittenAsJson,
  keyOf,
  type Problems,
} from './prepared-request.js';
import { fieldsOf, type Schemas } from './schemas.js';
import './explorer.css';

interface OperationFieldsProps {
  readonly operation: Operation;
  readonly schemas: Schemas;
  readonly input: Input;
  readonly problems: Problems;
  readonly onChange: (input: Input) => void;
}

/** Fields for the parameters and the body of an operation. */
export function OperationFields({ operation, schemas, input, problems, onChange }: OperationFieldsProps) {
  const { parameters } = operation;
  const set = (key: string, value: string) =>
    onChange({ ...input, parameters: { ...input.parameters, [key]: value } });
  return (
    <>
      {parameters.length > 0 && (
        <Title order={2} size="h4">
          {words.parameters}
        </Title>
      )}
      {parameters.map((parameter) => (
        <ParameterField
          key={keyOf(parameter)}
          parameter={parameter}
          value={input.parameters[keyOf(parameter)] ?? ''}
          error={problems[keyOf(parameter)]}
          onChange={(value) => set(keyOf(parameter), value)}
        />
      ))}
      <BodyFields {...{ operation, schemas, input, problems, onChange }} />
    </>
  );
}

/** The body, and its media type where the operation takes several. */
function BodyFields({ operation, schemas, input, problems, onChange }: OperationFieldsProps) {
  const body = bodyFor(operation, input);
  if (!body) return null;
  return (
    <>
      {operation.bodies.length > 1 && (
        <NativeSelect
          label={words.bodyType}
          data={operation.bodies.map(({ type }) => type)}
          value={body.type}
          onChange={({ currentTarget }) => onChange(inType(operation, schemas, input, currentTarget.value))}
        />
      )}
      <BodyField
        body={body}
        schemas={schemas}
        value={input.body}
        error={problems['body']}
        onChange={(text) => onChange({ ...input, body: text })}
      />
    </>
  );
}

/** The input in another media type: an example that was not changed becomes one of that type. */
function inType(operation: Operation, schemas: Schemas, input: Input, type: string): Input {
  const isChanged = input.body !== exampleFor(operation, schemas, input);
  return { ...input, type, ...(!isChanged && { body: exampleFor(operation, schemas, { type }) }) };
}

interface BodyFieldProps {
  readonly body: RequestBody;
  readonly schemas: Schemas;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

const BodyField = ({ body: { type, required, schema }, schemas, value, error, onChange }: BodyFieldProps) => (
  <>
    <Textarea
      classNames={{ input: 'request-body' }}
      label={words.body}
      description={words.bodyNote(type, isWrittenAsJson(type))}
      withAsterisk={required}
      rows={10}
      spellCheck={false}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
    <FieldTable label={words.fields} fields={fieldsOf(schema, schemas)} />
  </>
);

interface ParameterFieldProps {
  readonly parameter: Parameter;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function ParameterField({ parameter, value, error, onChange }: ParameterFieldProps) {
  const { name, in: where, required, description, schema } = parameter;
  const shared = {
    label: name,
    description: (
      <WithCode
        text={[words.places[where], description ?? schema.description ?? ''].filter(Boolean).join('. ')}
      />
    ),
    withAsterisk: required,
    value,
    error,
  };
  if (schema.enum)
    return (
      <NativeSelect
        {...shared}
        data={['', ...schema.enum.map(String)]}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return (
    <TextInput
      {...shared}
      placeholder={String(schema.examples?.[0] ?? '')}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
