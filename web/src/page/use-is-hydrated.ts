import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the render that takes its page over, so that the two are alike; true from then on. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
