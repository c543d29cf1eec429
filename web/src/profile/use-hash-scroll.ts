import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * Scrolls to the hash of the address once the page is complete: empty sections appear only when the browser knows that
 * the reader may fill them. Back and forward keep the reader's scroll position.
 */
export function useHashScroll(isComplete: boolean) {
  const { hash, key } = useLocation()
  const navigation = useNavigationType()
  // The first navigation of a visit is a POP too.
  const isForward = navigation !== NavigationType.Pop || key === 'default'
  useEffect(() => {
    if (isComplete && isForward && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isComplete, isForward, hash])
}
