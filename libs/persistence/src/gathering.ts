/** Answers every question, in the order of the questions. */
export type AnswerTogether<Q, A> = (questions: readonly Q[]) => Promise<readonly A[]>;

export interface GatheringOptions {
  /** Rounds that may be under way at once: a slow one must not hold up everybody. */
  readonly rounds?: number;
  /** Questions of one round at most. */
  readonly most?: number;
}

interface Waiting<Q, A> {
  readonly question: Q;
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
  private underWay = 0;
  private isLeaving = false;

  constructor(
    private readonly answerTogether: AnswerTogether<Q, A>,
    { rounds = 2, most = 64 }: GatheringOptions = {},
  ) {
    this.rounds = rounds;
    this.most = most;
  }

  ask(question: Q): Promise<A> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject });
      this.leaveSoon();
    });
  }

  /** After everything that this turn of the event loop brings. */
  private leaveSoon(): void {
    if (this.isLeaving || this.underWay >= this.rounds) return;
    this.isLeaving = true;
    setImmediate(() => {
      this.isLeaving = false;
      void this.leave(this.waiting.splice(0, this.most));
      if (this.waiting.length > 0) this.leaveSoon();
    });
  }

  private async leave(round: readonly Waiting<Q, A>[]): Promise<void> {
    this.underWay += 1;
    try {
      const answers = await this.answerTogether(round.map(({ question }) => question));
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
