import { useState } from 'react'
import { useLocation } from 'react-router'

/** Whether a popup is open; it is not once the page is another one. A choice in it may change the page's query. */
export function useOpenHere(isOpenAtFirst: boolean): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState(isOpenAtFirst ? pathname : undefined)
  // Nor is it once one comes back.
  if (openAt !== undefined && openAt !== pathname) setOpenAt(undefined)
  return [openAt === pathname, (isOpen) => setOpenAt(isOpen ? pathname : undefined)]
}
