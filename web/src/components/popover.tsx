import { useState } from 'react'
import { LateTrigger } from './late-trigger.tsx'
import type { PopoverProps } from './popover-props.ts'

const load = () => import('./popover-popup.tsx')

/** Closes on Escape, on a press elsewhere and when the page is another one. */
export function Popover(props: PopoverProps) {
  const [part, setPart] = useState<Awaited<ReturnType<typeof load>>>()
  if (part !== undefined) return <part.PopoverPopup {...props} />
  return <LateTrigger trigger={props.trigger} popup="dialog" load={load} onUse={(late) => setPart(late)} />
}
