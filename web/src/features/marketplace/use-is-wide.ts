import { useSyncExternalStore } from 'react'

const query = '(min-width: 1200px)'

function subscribe(onChange: () => void) {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether list and map stand side by side. A server cannot know. */
export const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
