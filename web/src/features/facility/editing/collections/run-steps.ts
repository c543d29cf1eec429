/** One call of a saving that takes several. */
export interface Step {
  key: string
  /** What it is about, for whoever is told that it failed. */
  label: string
  run: () => Promise<void>
}

export interface FailedStep {
  step: Step
  error: unknown
}

const atOnce = 4

/** Runs every step, a few at once, whatever becomes of the others; gives those that failed. */
export async function runSteps(
  steps: readonly Step[],
  onProgress: (done: number) => void,
): Promise<FailedStep[]> {
  const failed: FailedStep[] = []
  const waiting = steps.values()
  let done = 0
  const worker = async () => {
    for (const step of waiting) {
      await step.run().catch((error: unknown) => failed.push({ step, error }))
      done += 1
      onProgress(done)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return failed
}
