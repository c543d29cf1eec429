import { useState } from 'react'
import { LazyTrigger } from './lazy-trigger.tsx'
import type { PopoverProps } from './popover-popup.tsx'

const load = () => import('./popover-popup.tsx')

/** Closes on Escape, on a press elsewhere and on navigation. */
export function Popover(props: PopoverProps) {
  const [part, setPart] = useState<Awaited<ReturnType<typeof load>>>()
  if (part !== undefined) return <part.PopoverPopup {...props} />
  return (
    <LazyTrigger trigger={props.trigger} popup="dialog" load={load} onUse={(loaded) => setPart(loaded)} />
  )
}
