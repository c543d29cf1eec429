import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Tells those who do not see it that another page has come: its title is announced, and the focus, where the press that
 * led there has taken it along, goes to the page's content. A change of the address alone, as by a filter, is none.
 */
export function RouteArrival() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    setTitle(document.title)
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
  }, [pathname])
  return <output className="sr">{title}</output>
}
