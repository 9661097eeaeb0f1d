import { Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { liveTexts } from '../live.texts.js';
import { FrameFacts } from './frame-facts.js';

const { frame: words } = liveTexts;

/** Shows what is in a frame that the user enters. */
export function FrameView() {
  const [text, setText] = useState('');
  return (
    <Stack>
      <Text maw="44rem">{words.text}</Text>
      <Textarea
        className="narrow"
        label={words.title}
        description={words.hint}
        autosize
        minRows={2}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {text.trim() !== '' && <FrameFacts text={text} />}
    </Stack>
  );
}
