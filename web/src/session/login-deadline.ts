/** Of a login, in ms. */
const timeout = 60_000

/** Pages that wait for an email post it (`identity/src/assets/page.js`): true when they open, false when they are left. */
function mailAwaited(message: unknown): boolean | undefined {
  if (typeof message !== 'object' || message === null || !('isMailAwaited' in message)) return undefined
  return message.isMailAwaited === true
}

interface WatchedLogin {
  /** Whether a message came from the login's window. */
  isOwn(source: unknown): boolean
  onTimeout(): void
}

/**
 * Ends a login after 60 s, but not while its window waits for an email: the one of a new account, or the one that resets a password.
 * After that, it has another 60 s.
 * Returns a function that stops it.
 */
export function watchLogin({ isOwn, onTimeout }: WatchedLogin): () => void {
  let timer = setTimeout(onTimeout, timeout)
  const onMessage = ({ source, data }: MessageEvent<unknown>) => {
    const isAwaited = mailAwaited(data)
    if (isAwaited === undefined || !isOwn(source)) return
    clearTimeout(timer)
    if (!isAwaited) timer = setTimeout(onTimeout, timeout)
  }
  window.addEventListener('message', onMessage)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('message', onMessage)
  }
}
