import { asPartOf, currentWork, type Work } from '@fieldpost/observability';

/** Answers every question, in the order of the questions; `work` is that of whoever came first. */
export type AnswerTogether<Q, A> = (questions: readonly Q[], work: Work | undefined) => Promise<readonly A[]>;

export interface GatheringOptions {
  /** Rounds that may be under way at once: a slow one must not hold up everybody. */
  readonly rounds?: number;
  /** Questions of one round at most. */
  readonly most?: number;
  /** Milliseconds between two departures, so that more share a round; a lone question after a while leaves at once. */
  readonly paceMs?: number;
  /** As many questions as do not wait for that time. */
  readonly enough?: number;
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
  private readonly paceMs: number;
  private readonly enough: number;
  private underWay = 0;
  private isLeaving = false;
  private lastLeft = -Infinity;
  private alarm: NodeJS.Timeout | undefined;

  constructor(
    private readonly answerTogether: AnswerTogether<Q, A>,
    { rounds = 2, most = 64, paceMs = 0, enough = 1 }: GatheringOptions = {},
  ) {
    this.rounds = rounds;
    this.most = most;
    this.paceMs = paceMs;
    this.enough = enough;
  }

  /** @param work on whose behalf; needed only where that is not followed */
  ask(question: Q, work: Work | undefined = currentWork()): Promise<A> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, work, resolve, reject });
      this.leaveSoon();
    });
  }

  /** After everything that this turn of the event loop brings, and in the pace that was asked for. */
  private leaveSoon(): void {
    if (this.isLeaving || this.underWay >= this.rounds) return;
    const restMs = this.lastLeft + this.paceMs - performance.now();
    if (restMs > 0 && this.waiting.length < this.enough) {
      this.alarm ??= setTimeout(() => {
        this.alarm = undefined;
        if (this.waiting.length > 0) this.leaveSoon();
      }, restMs);
      return;
    }
    this.isLeaving = true;
    setImmediate(() => {
      this.isLeaving = false;
      if (this.paceMs > 0) this.lastLeft = performance.now();
      const round = this.waiting.splice(0, this.most);
      // What is shared can be part of one trace only: of whoever came first.
      void asPartOf(round[0]?.work, () => this.leave(round));
      if (this.waiting.length > 0) this.leaveSoon();
    });
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
