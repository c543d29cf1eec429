import { useState } from 'react'
import { useLocation } from 'react-router'

/** Whether a popup is open. Navigating to another path closes it, a changed query doesn't. */
export function useOpenHere(isOpenAtFirst: boolean): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState(isOpenAtFirst ? pathname : undefined)
  // Stays closed when the person comes back.
  if (openAt !== undefined && openAt !== pathname) setOpenAt(undefined)
  return [openAt === pathname, (isOpen) => setOpenAt(isOpen ? pathname : undefined)]
}
