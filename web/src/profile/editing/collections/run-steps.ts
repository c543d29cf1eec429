/** One of several calls of a save. */
export interface Step {
  key: string
  /** What it saves, for the message if it fails. */
  label: string
  run: () => Promise<void>
}

export interface FailedStep {
  step: Step
  error: unknown
}

const atOnce = 4

/** Runs all steps, a few at once, also if some fail. Returns the failed ones. */
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
