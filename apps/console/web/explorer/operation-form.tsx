import { Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Confirm } from '../widgets/confirm.js';
import { CopyFile } from '../widgets/copy-file.js';
import type { Operation } from './api-document.js';
import { explorerTexts as words } from './explorer.texts.js';
import { OperationFields } from './operation-fields.js';
import {
  changes,
  curlOf,
  exampleFor,
  type Input,
  prepare,
  type PreparedRequest,
  problemsIn,
} from './prepared-request.js';
import { ResponseView } from './response-view.js';
import type { Schemas } from './schemas.js';
import { useCall } from './use-call.js';

interface OperationFormProps {
  readonly operation: Operation;
  readonly schemas: Schemas;
}

/** The form of an operation, its call, and the response. */
export function OperationForm({ operation, schemas }: OperationFormProps) {
  const [input, setInput] = useState<Input>(() => ({ parameters: {}, body: exampleFor(operation, schemas) }));
  const [isChecked, setChecked] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<PreparedRequest>();
  const run = useCall(operation.access);
  const problems = problemsIn(operation, input);
  const request = Object.keys(problems).length === 0 ? prepare(operation, input) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!request) return;
    if (changes(operation)) setUnconfirmed(request);
    else run.start(request);
  };
  return (
    <>
      <form className="narrow" noValidate onSubmit={submit}>
        <Stack>
          <OperationFields
            {...{ operation, schemas, input }}
            problems={isChecked ? problems : {}}
            onChange={setInput}
          />
          <Sending operation={operation} isPending={run.isPending} stop={run.stop} />
        </Stack>
      </form>
      {request && <CurlCommand request={request} hasToken={operation.access === 'token'} />}
      <ResponseView response={run.response} error={run.error} />
      {unconfirmed && (
        <ConfirmRequest request={unconfirmed} start={run.start} onClose={() => setUnconfirmed(undefined)} />
      )}
    </>
  );
}

const CurlCommand = ({ request, hasToken }: { request: PreparedRequest; hasToken: boolean }) => (
  <CopyFile title={words.curl} text={curlOf(window.location.origin, request, hasToken)} />
);

interface ConfirmRequestProps {
  readonly request: PreparedRequest;
  readonly start: (request: PreparedRequest) => void;
  readonly onClose: () => void;
}

/** Asks before something is changed. */
function ConfirmRequest({ request, start, onClose }: ConfirmRequestProps) {
  const begin = (_: undefined, { onSuccess }: { readonly onSuccess: () => void }) => {
    start(request);
    onSuccess();
  };
  return (
    <Confirm
      title={words.confirmTitle(request.method)}
      text={words.confirmText(request.method, request.target)}
      action={words.confirm}
      isHarmless={request.method.toUpperCase() !== 'DELETE'}
      work={{ isPending: false, error: undefined, mutate: begin }}
      onClose={onClose}
    />
  );
}

interface SendingProps {
  readonly operation: Operation;
  readonly isPending: boolean;
  readonly stop: () => void;
}

function Sending({ operation: { access }, isPending, stop }: SendingProps) {
  if (access === 'other') return <Text>{words.otherAccess}</Text>;
  return (
    <>
      <Text size="sm" c="dimmed">
        {access === 'token' ? words.withToken : words.withoutToken}
      </Text>
      <Group>
        <Button type="submit" loading={isPending}>
          {words.send}
        </Button>
        {isPending && (
          <Button variant="default" onClick={stop}>
            {words.stop}
          </Button>
        )}
      </Group>
    </>
  );
}
