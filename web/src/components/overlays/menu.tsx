import { useState } from 'react'
import { LazyTrigger, type Arrow } from './lazy-trigger.tsx'
import type { MenuProps } from './menu-popup.tsx'

const load = () => import('./menu-popup.tsx')

/** Closes when an item is chosen, on Escape, on a press elsewhere and when the address changes. */
export function Menu(props: MenuProps) {
  const [lazy, setLazy] = useState<{ part: Awaited<ReturnType<typeof load>>; arrow: Arrow | undefined }>()
  if (lazy !== undefined) return <lazy.part.MenuPopup {...props} openedBy={lazy.arrow} />
  return (
    <LazyTrigger
      trigger={props.trigger}
      popup="menu"
      load={load}
      onUse={(part, arrow) => setLazy({ part, arrow })}
    />
  )
}
