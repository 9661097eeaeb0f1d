import { appRights, componentRights, gatewayRights, organizationRights } from '@fieldpost/domain';
import { Fragment } from 'react';
import { allRights, nameOfRight } from './right-names.texts.js';

const complete: readonly (readonly string[])[] = [
  appRights,
  gatewayRights,
  componentRights,
  organizationRights,
];

/** Whether these are all rights on an entity. */
const areAll = (rights: readonly string[]): boolean =>
  complete.some((all) => all.length === rights.length && all.every((right) => rights.includes(right)));

/** Rights by their names, each with its name in the API as the title. */
export const RightNames = ({ of: rights }: { of: readonly string[] }) =>
  areAll(rights) ? (
    <span title={rights.join(', ')}>{allRights}</span>
  ) : (
    rights.map((right, at) => (
      <Fragment key={right}>
        {at > 0 && ', '}
        <span title={right}>{nameOfRight(right)}</span>
      </Fragment>
    ))
  );
