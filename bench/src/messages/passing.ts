import { RefusedCall } from '../api.ts'

/** Whether a call may succeed if it is sent again: its connection was cut, or the server is busy. */
export const isPassing = (error: unknown) =>
  // What `fetch` throws.
  error instanceof TypeError ||
  (error instanceof RefusedCall && (error.status === 429 || error.status >= 500))
