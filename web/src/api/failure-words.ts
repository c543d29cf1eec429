/** Only browsers know. */
const isOffline = () => 'onLine' in navigator && !navigator.onLine

export const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/** Why a request got no answer. */
export function failureWords(error: unknown): string {
  if (isTimeout(error)) return 'This took too long. Check the connection and try again.'
  return `${isOffline() ? 'You’re offline.' : 'The server could not be reached.'} Check the connection and try again.`
}

/** A success that isn't the API's, such as the login page of a hotel's network. */
export const unreadable =
  'Something between you and the server answered instead of it. Check the connection and try again.'

const byStatus: Readonly<Record<number, string>> = {
  407: 'Your network asks for a login. Log in to it and try again.',
  408: 'This took too long. Check the connection and try again.',
  413: 'This is too large to send. Choose a smaller file or shorten the text.',
  429: 'There were too many requests in a short time. Wait a minute and try again.',
}

/** Why something in front of the API refused a request: its page isn't for readers. */
export const refusalWords = (status: number): string =>
  byStatus[status] ??
  (status >= 500
    ? 'The server could not be reached. Try again in a minute.'
    : 'This was refused on the way to the server. Reload the page and try again.')
