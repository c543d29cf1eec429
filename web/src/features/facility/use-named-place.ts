import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * Leads to the place that the address names, once the page is whole: an empty part is there only for those who may fill it,
 * whom the browser knows a moment after the page. Back and forward lead to where the reader was.
 */
export function useNamedPlace(isWhole: boolean) {
  const { hash, key } = useLocation()
  const navigation = useNavigationType()
  // The first address of a visit counts as gone back to, too.
  const isLedHere = navigation !== NavigationType.Pop || key === 'default'
  useEffect(() => {
    if (isWhole && isLedHere && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isWhole, isLedHere, hash])
}
