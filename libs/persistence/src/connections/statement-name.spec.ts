import { describe, expect, it } from '@jest/globals';
import { operationOf, statementName } from './statement-name.js';

describe('The name of a statement', () => {
  it.each([
    ['its own', { name: 'find_key', text: 'select 1' }, 'find_key'],
    ['what it does to which table', 'SELECT "u"."id" FROM "users" "u" WHERE name = $1', 'select users'],
    ['the same for what is written', 'insert into applications (id) values ($1)', 'insert applications'],
    ['the same for a change', 'UPDATE "devices" SET x = $1', 'update devices'],
    ['a word alone', 'START TRANSACTION', 'other'],
    ['a word alone where there is no table', 'COMMIT', 'commit'],
  ])('is %s', (_what, statement, name) => expect(statementName(statement)).toBe(name));

  it('never has a value in it', () =>
    expect(statementName("select * from users where password = 'hush'")).toBe('select users'));
});

describe('The operation of a statement', () => {
  it('is one of few', () =>
    expect(['\n select 1', 'with a as (select 1) select 2', ''].map(operationOf)).toEqual([
      'select',
      'other',
      'other',
    ]));
});
