import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { LazyTrigger } from '../components/overlays/lazy-trigger.tsx'

const load = () => import('./save-panel.tsx')

interface SaveToListProps {
  /** Of the profile. */
  id: string
  name: string
}

/** Beside the like button: the reader's named lists, in a popover. */
export function SaveToList(profile: SaveToListProps) {
  const [popover, setPopover] = useState<Awaited<ReturnType<typeof load>>>()
  const trigger = (
    <Button icon="list-plus" className="needs-script">
      Save to list
    </Button>
  )
  if (popover !== undefined) return <popover.SavePopover {...profile} trigger={trigger} />
  return <LazyTrigger trigger={trigger} popup="dialog" load={load} onUse={setPopover} />
}
