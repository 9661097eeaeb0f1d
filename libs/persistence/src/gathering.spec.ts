import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Gathering } from './gathering.js';

/** Rounds as they left; each is answered by hand. */
let rounds: {
  questions: readonly string[];
  answer: (answers?: readonly string[]) => void;
  fail: () => void;
}[];
const answerTogether = (questions: readonly string[]) =>
  new Promise<readonly string[]>((resolve, reject) => {
    rounds.push({
      questions,
      answer: (answers = questions.map((question) => question.toUpperCase())) => resolve(answers),
      fail: () => reject(new Error('no answer')),
    });
  });
const left = () => rounds.map(({ questions }) => questions);
beforeEach(() => {
  rounds = [];
});

describe('Questions that are asked at once', () => {
  it('travel together, and each gets its own answer', async () => {
    const gathering = new Gathering(answerTogether);
    const answers = Promise.all(['a', 'b', 'c'].map((question) => gathering.ask(question)));
    await nextTurn();
    expect(left()).toEqual([['a', 'b', 'c']]);
    rounds[0]?.answer();
    expect(await answers).toEqual(['A', 'B', 'C']);
  });

  it('leave in rounds of a bounded size and number, in their order', async () => {
    const gathering = new Gathering(answerTogether, { rounds: 2, most: 2 });
    const answers = ['a', 'b', 'c', 'd', 'e'].map((question) => gathering.ask(question));
    await nextTurn();
    await nextTurn();
    await nextTurn();
    expect(left()).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    rounds[1]?.answer();
    await answers[3];
    await nextTurn();
    expect(left().at(2)).toEqual(['e']);
    rounds[0]?.answer();
    rounds[2]?.answer();
    expect(await Promise.all(answers)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });
});

describe('Questions in a pace', () => {
  it('wait for each other after a round has left, until there are enough of them', async () => {
    const gathering = new Gathering(answerTogether, { paceMs: 600_000, enough: 3 });
    void gathering.ask('a');
    await nextTurn();
    expect(left()).toEqual([['a']]);
    const answers = [gathering.ask('b'), gathering.ask('c')];
    await nextTurn();
    expect(left()).toHaveLength(1);
    void gathering.ask('d');
    await nextTurn();
    expect(left().at(1)).toEqual(['b', 'c', 'd']);
    rounds[1]?.answer();
    expect(await Promise.all(answers)).toEqual(['B', 'C']);
  });

  it('leave when their time has come, however few they are', async () => {
    const gathering = new Gathering(answerTogether, { paceMs: 1, enough: 100 });
    const first = gathering.ask('a');
    await nextTurn();
    const second = gathering.ask('b');
    while (rounds.length < 2) await nextTurn();
    rounds.forEach(({ answer }) => answer());
    expect(await Promise.all([first, second])).toEqual(['A', 'B']);
  });
});

describe('A round without an answer', () => {
  it('fails its own questions and no later one', async () => {
    const gathering = new Gathering(answerTogether, { rounds: 1 });
    const failed = gathering.ask('a');
    await nextTurn();
    const later = gathering.ask('b');
    rounds[0]?.fail();
    await expect(failed).rejects.toThrow('no answer');
    await nextTurn();
    rounds[1]?.answer();
    expect(await later).toBe('B');
  });

  it('is also one with too few of them: nobody gets what was meant for another', async () => {
    const gathering = new Gathering(answerTogether);
    const asked = Promise.all([gathering.ask('a'), gathering.ask('b')]);
    await nextTurn();
    rounds[0]?.answer(['B']);
    await expect(asked).rejects.toThrow('2 questions, 1 answers');
  });
});
