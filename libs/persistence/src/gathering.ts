import { asPartOf, currentWork, type Work } from '@fieldpost/observability';
import { Departures, type Pace } from './departures.js';

/** Answers every question, in the order of the questions; `work` is that of whoever came first. */
export type AnswerTogether<Q, A> = (questions: readonly Q[], work: Work | undefined) => Promise<readonly A[]>;

/** A lone question after a while does not wait for the pace. */
export interface GatheringOptions extends Pace {
  /** Rounds that may be under way at once: a slow one must not hold up everybody. */
  readonly rounds?: number;
  /** Questions of one round at most. */
  readonly most?: number;
}

interface Waiting<Q, A> {
  readonly question: Q;
  /** On whose behalf it was asked. */
  readonly work: Work | undefined;
  readonly resolve: (answer: A) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Lets questions travel together that are asked at the same time, or while others are under way: what a journey costs is
 * shared. A lone question leaves at once. A round that fails has no answer for anybody, so only what says nothing about
 * a single question may fail it.
 */
export class Gathering<Q, A> {
  private readonly waiting: Waiting<Q, A>[] = [];
  private readonly rounds: number;
  private readonly most: number;
  private readonly departures: Departures;
  private underWay = 0;

  constructor(
    private readonly answerTogether: AnswerTogether<Q, A>,
    { rounds = 2, most = 64, ...pace }: GatheringOptions = {},
  ) {
    this.rounds = rounds;
    this.most = most;
    this.departures = new Departures(() => this.begin(), pace);
  }

  /** @param work on whose behalf; needed only where that is not followed */
  ask(question: Q, work: Work | undefined = currentWork()): Promise<A> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, work, resolve, reject });
      this.leaveSoon();
    });
  }

  private leaveSoon(): void {
    if (this.underWay < this.rounds) this.departures.ask(this.waiting.length);
  }

  private begin(): void {
    const round = this.waiting.splice(0, this.most);
    // What is shared can be part of one trace only: of whoever came first.
    void asPartOf(round[0]?.work, () => this.leave(round));
    if (this.waiting.length > 0) this.leaveSoon();
  }

  private async leave(round: readonly Waiting<Q, A>[]): Promise<void> {
    this.underWay += 1;
    try {
      const questions = round.map(({ question }) => question);
      const answers = await this.answerTogether(questions, round[0]?.work);
      if (answers.length !== round.length)
        throw new Error(`${round.length} questions, ${answers.length} answers`);
      round.forEach(({ resolve }, index) => resolve(answers[index] as A));
    } catch (error) {
      for (const { reject } of round) reject(error);
    } finally {
      this.underWay -= 1;
      if (this.waiting.length > 0) this.leaveSoon();
    }
  }
}
