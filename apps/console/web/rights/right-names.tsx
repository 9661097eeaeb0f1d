import { Fragment } from 'react';
import { nameOfRight } from './right-names.texts.js';

/** Rights by their names, each with its name in the API as the title. */
export const RightNames = ({ of: rights }: { of: readonly string[] }) =>
  rights.map((right, at) => (
    <Fragment key={right}>
      {at > 0 && ', '}
      <span title={right}>{nameOfRight(right)}</span>
    </Fragment>
  ));
