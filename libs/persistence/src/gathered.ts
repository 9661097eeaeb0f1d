import type { DataSource } from 'typeorm';
import type { QueryResultRow } from 'pg';
import { Gathering, type GatheringOptions } from './gathering.js';
import { prepared } from './prepared.js';

/** A question as the values of its columns; its answer, when there is one. */
export type AskOne<Question extends readonly unknown[], Row> = (
  ...question: Question
) => Promise<Row | undefined>;

type Placed<Row> = Row & { readonly place: number };

/**
 * A prepared statement that answers many questions at once, for those that every request asks: such as come together
 * share one round trip. It gets an array for each column of a question, `unnest(...) with ordinality`, and answers with
 * at most one row for each, whose `place` (an int) is the number of the question from 1 on.
 */
export const gathered =
  <Question extends readonly unknown[], Row extends QueryResultRow>(
    name: string,
    text: string,
    options: GatheringOptions = {},
  ) =>
  (db: DataSource): AskOne<Question, Row> => {
    const statement = prepared<Placed<Row>>(name, text);
    const gathering = new Gathering<Question, Row | undefined>(async (questions) => {
      const answers = new Array<Row | undefined>(questions.length).fill(undefined);
      for (const { place, ...row } of await statement(db, columnsOf(questions)))
        answers[place - 1] = row as unknown as Row;
      return answers;
    }, options);
    return (...question) => gathering.ask(question);
  };

const columnsOf = (questions: readonly (readonly unknown[])[]): readonly unknown[] =>
  (questions[0] ?? []).map((_, column) => questions.map((question) => question[column]));
