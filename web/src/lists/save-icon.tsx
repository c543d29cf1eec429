import { useState } from 'react'
import { IconButton } from '../components/actions/icon-button.tsx'
import { useNotLoadedToast } from '../components/overlays/use-lazy-popup.ts'

const load = async () => (await import('./load-save-panel.ts')).loadSavePanel()

interface SaveIconProps {
  /** Of the profile. */
  id: string
  name: string
}

/** On a card, beside the like button. A page has many, so nothing loads before one is pressed. */
export function SaveIcon(profile: SaveIconProps) {
  const [popover, setPopover] = useState<Awaited<ReturnType<typeof load>>>()
  const showNotLoaded = useNotLoadedToast()
  const trigger = (
    <IconButton
      icon="list-plus"
      label={`Save ${profile.name} to a list`}
      title="Save to list"
      aria-haspopup="dialog"
      className="needs-script"
      onClick={popover ? undefined : () => void load().then(setPopover, showNotLoaded)}
    />
  )
  return popover ? <popover.SavePopover {...profile} trigger={trigger} /> : trigger
}
