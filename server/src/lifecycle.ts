type Step = () => Promise<unknown> | void

export interface Lifecycle {
  /** A step of stopping; the last one added is taken first. */
  onStop(step: Step): void
  /** Takes every step once, whoever calls and however often; one that hangs or fails does not keep the others. */
  stop(): Promise<void>
}

const patience = 3000

export function lifecycle(): Lifecycle {
  const steps: Step[] = []
  let stopping: Promise<void> | undefined
  const stop = async () => {
    for (let step = steps.pop(); step; step = steps.pop()) await within(patience, step)
  }
  return { onStop: (step) => void steps.push(step), stop: () => (stopping ??= stop()) }
}

async function within(milliseconds: number, step: Step) {
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)))
  try {
    await Promise.race([step(), enough])
  } catch (error) {
    console.error(error)
  } finally {
    clearTimeout(timer)
  }
}
