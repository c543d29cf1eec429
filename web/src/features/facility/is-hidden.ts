/** Whether a call was refused because there is nothing for whoever asked: no such facility, not for them, or no id. */
export const isHidden = (error: unknown) =>
  error instanceof Error && 'status' in error && (error.status === 404 || error.status === 400)
