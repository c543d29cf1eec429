/** Of a login, in ms. */
const timeout = 60_000

/** The page that waits for the email of a new account sends it (`identity/src/assets/page.js`): true when it opens, then false. */
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
 * Ends a login after 60 s, but not while its window waits for the email of a new account. After that, it has another 60 s.
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
