import { useSyncExternalStore } from 'react'

const query = '(min-width: 900px)'

function subscribe(onChange: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the info window floats at its marker; else it is a card at the bottom. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
