import { useState } from 'react'
import { useLocation } from 'react-router'

/** Whether a popup is open; it is not once the address is another one. */
export function useOpenHere(isOpenAtFirst: boolean): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState(isOpenAtFirst ? key : undefined)
  return [openAt === key, (isOpen) => setOpenAt(isOpen ? key : undefined)]
}
