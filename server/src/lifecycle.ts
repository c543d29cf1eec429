type StopHook = () => Promise<unknown> | void

export interface Lifecycle {
  /** Adds a hook that runs on stop. Hooks run in reverse order. */
  onStop(hook: StopHook): void
  /** Runs all hooks. Idempotent. A hook that fails or times out doesn't keep the others from running. */
  stop(): Promise<void>
}

const hookTimeoutMs = 3000

export function lifecycle(): Lifecycle {
  const hooks: StopHook[] = []
  let stopping: Promise<void> | undefined
  const stop = async () => {
    for (let hook = hooks.pop(); hook; hook = hooks.pop()) await runWithTimeout(hook)
  }
  return { onStop: (hook) => void hooks.push(hook), stop: () => (stopping ??= stop()) }
}

async function runWithTimeout(hook: StopHook) {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, hookTimeoutMs)))
  try {
    await Promise.race([hook(), timeout])
  } catch (error) {
    console.error(error)
  } finally {
    clearTimeout(timer)
  }
}
