import { useState } from 'react'
import { LateTrigger, type Arrow } from './late-trigger.tsx'
import type { MenuProps } from './menu-props.ts'

const load = () => import('./menu-popup.tsx')

/** Closes when an item is chosen, on Escape, on a press elsewhere and when the address changes. */
export function Menu(props: MenuProps) {
  const [late, setLate] = useState<{ part: Awaited<ReturnType<typeof load>>; arrow: Arrow | undefined }>()
  if (late !== undefined) return <late.part.MenuPopup {...props} openedBy={late.arrow} />
  return (
    <LateTrigger
      trigger={props.trigger}
      popup="menu"
      load={load}
      onUse={(part, arrow) => setLate({ part, arrow })}
    />
  )
}
