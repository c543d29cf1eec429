const offline = 'You’re offline'
const unreachable = 'The server can’t be reached'
const longestPause = 15_000

/** Not the worker's business, which answers reads of this address from its cache. */
async function isReachable() {
  try {
    const signal = AbortSignal.timeout(10_000)
    const { status } = await fetch('/offline', { method: 'HEAD', cache: 'no-store', signal })
    return status < 500
  } catch {
    return false
  }
}

/**
 * Says on the page whether the device is offline or only the server can't be reached, and asks the server again and again. Calls
 * `onReached` each time that it answers, because the reader may be writing and stay.
 */
export function watchConnection(onReached: () => void) {
  const [title, text] = [document.querySelector('h1'), document.querySelector('#why')]
  const offlineText = text?.textContent ?? ''

  function show() {
    const [old, now] = navigator.onLine ? [offline, unreachable] : [unreachable, offline]
    document.title = document.title.replace(old, now)
    if (title) title.textContent = now
    if (text)
      text.textContent = navigator.onLine
        ? 'Trying again… This page opens by itself as soon as the server answers.'
        : offlineText
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  async function ask(pause: number) {
    if (navigator.onLine && (await isReachable())) onReached()
    timer = setTimeout(() => void ask(Math.min(2 * pause, longestPause)), pause)
  }

  function start() {
    show()
    clearTimeout(timer)
    timer = setTimeout(() => void ask(1000), 1000)
  }
  addEventListener('offline', show)
  addEventListener('online', start)
  start()
}
