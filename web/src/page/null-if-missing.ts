/** Null for what doesn't exist, is hidden from the caller, or has an id that isn't one. Other failures are thrown. */
export async function nullIfMissing<T>(reply: Promise<T>): Promise<T | null> {
  try {
    return await reply
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Works for the errors of the browser's client and of the server's in-process one. */
export const isMissing = (error: unknown) =>
  error instanceof Error && 'status' in error && (error.status === 404 || error.status === 400)
