/** Cleanup steps, run in reverse order at the end of the run. */
export class Teardown {
  private readonly steps: (() => unknown)[] = [];

  add(step: () => unknown): void {
    this.steps.push(step);
  }

  /** Runs all steps; a failed step does not stop the others. */
  async run(): Promise<void> {
    for (const step of this.steps.splice(0).reverse()) {
      await Promise.resolve()
        .then(step)
        .catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    }
  }
}
