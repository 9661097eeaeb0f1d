import { Alert, Text } from '@mantine/core';
import { ApiFailure } from '../api/failure.js';
import { Problem } from '../widgets/states.js';
import { Logs } from './function-logs.js';
import { functionsTexts as words } from './payload-functions.texts.js';
import { thrownIn } from './thrown.js';

/** A failing function is a server error in the response, but no outage: its message, its line, and what it logged. */
export function FunctionFailure({ failure }: { readonly failure: unknown }) {
  if (!(failure instanceof ApiFailure) || failure.message === '') return <Problem failure={failure} />;
  const thrown = thrownIn(failure);
  const { logs = [] } = failure.scriptError ?? {};
  return (
    <>
      <Alert color="red" role="alert" title={words.failed}>
        <Text ff="monospace" size="sm" className="wraps">
          {thrown
            ? words.mistakeIn(words.functions[thrown.source], thrown.line, thrown.message)
            : failure.message}
        </Text>
      </Alert>
      {logs.length > 0 && <Logs logs={logs} />}
    </>
  );
}
