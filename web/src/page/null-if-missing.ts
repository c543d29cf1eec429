/** Null for what doesn't exist, is hidden from the caller, or has an id that isn't one. Other failures are thrown. */
export async function nullIfMissing<T>(reply: Promise<T>): Promise<T | null> {
  try {
    return await reply
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The status of an error of the browser's client, or of the server's in-process one. */
const statusOf = (error: unknown) => (error instanceof Error && 'status' in error ? error.status : undefined)

export const isMissing = (error: unknown) => statusOf(error) === 404 || statusOf(error) === 400

/** The caller lacks the right or the membership. */
export const isRefused = (error: unknown) => statusOf(error) === 403

/** It doesn't exist, or is not for the caller. */
export const isNotOwn = (error: unknown) => isMissing(error) || isRefused(error)
