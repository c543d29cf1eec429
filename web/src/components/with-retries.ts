/** Loads code that the page goes on without. Retries after each delay, in ms, before it fails. */
export async function withRetries<T>(
  load: () => Promise<T>,
  [delay, ...later]: readonly number[] = [1000, 4000, 16_000],
): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (delay === undefined) throw error
    await new Promise((resolve) => {
      setTimeout(resolve, delay)
    })
    return withRetries(load, later)
  }
}
