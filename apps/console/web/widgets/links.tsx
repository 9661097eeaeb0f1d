import { Anchor, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { texts } from '../texts.js';

type ButtonAnchorProps = ButtonProps & Omit<ComponentPropsWithRef<'a'>, keyof ButtonProps>;

const ButtonAnchor = (props: ButtonAnchorProps) => <Button component="a" {...props} />;
const CancelAnchor = (props: Omit<ButtonAnchorProps, 'children'>) => (
  <ButtonAnchor variant="default" {...props}>
    {texts.cancel}
  </ButtonAnchor>
);

/** A typed link for text and tables. */
export const TextLink = createLink(Anchor<'a'>);
/** A link that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
/** Leads to the guide for a page (`docs/guides`). */
export const GuideLink = ({ name, hash = '' }: { readonly name: string; readonly hash?: string }) => (
  <TextLink to="/console/guides/$name" params={{ name }} hash={hash} preload={false}>
    {texts.openGuide}
  </TextLink>
);
/** Cancel link of a form. */
export const CancelLink = createLink(CancelAnchor);
