/** What was started and must end, in the opposite order, however the run goes. */
export class Teardown {
  private readonly steps: (() => unknown)[] = [];

  add(step: () => unknown): void {
    this.steps.push(step);
  }

  /** Ends everything; a step that fails keeps no other from its turn. */
  async run(): Promise<void> {
    for (const step of this.steps.splice(0).reverse()) {
      await Promise.resolve()
        .then(step)
        .catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    }
  }
}
