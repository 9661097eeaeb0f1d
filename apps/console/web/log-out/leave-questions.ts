/** Whether the user wants to leave a page with unsaved changes. */
type Question = () => Promise<boolean>;

/** Questions of pages with unsaved changes, asked before the user logs out, of which the router knows nothing. */
export class LeaveQuestions {
  private readonly questions = new Set<Question>();

  /** Returns the function that removes the question. */
  readonly add = (question: Question): (() => void) => {
    this.questions.add(question);
    return () => void this.questions.delete(question);
  };

  /** Whether a page has unsaved changes. */
  readonly hasQuestions = (): boolean => this.questions.size > 0;

  /** Whether the user agrees to leave, or no page has a question. */
  async mayLeave(): Promise<boolean> {
    for (const ask of this.questions) if (!(await ask())) return false;
    return true;
  }
}
