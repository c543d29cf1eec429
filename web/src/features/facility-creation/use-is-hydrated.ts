import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first render in the browser, which has to equal the server's. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
