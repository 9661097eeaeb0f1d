/** Something that may have happened meanwhile: raising it twice is the same as once. */
export class Signal {
  private isRaised = false;
  private wake: (() => void) | undefined;

  raise(): void {
    this.isRaised = true;
    this.wake?.();
  }

  lower(): void {
    this.isRaised = false;
  }

  /** Resolves when it is raised, at once if it is, and at the latest after so many milliseconds. */
  raised(atMostMs: number): Promise<void> {
    if (this.isRaised) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.wake?.(), atMostMs);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = undefined;
        resolve();
      };
    });
  }
}
