import { Button } from '../components/actions/button.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { useNotLoadedToast } from '../components/overlays/use-lazy-popup.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import type { KindFacts } from '../kind/registry.ts'
import { useChosen } from './chosen.ts'
import { loadTray } from './load-tray.ts'

interface CompareButtonProps {
  kind: Pick<KindFacts, 'name'>
  id: string
  name: string
  /** The query of the link to the profile, which may describe an event. */
  search?: string
  /** On a card. */
  isIcon?: boolean
}

/** Adds a profile to those to compare, or removes it. */
export function CompareButton({ kind, id, name, search = '', isIcon = false }: CompareButtonProps) {
  const isChosen = useChosen((chosen) => chosen?.profiles.some((each) => each.id === id) ?? false)
  const toast = useToast()
  const showNotLoaded = useNotLoadedToast()
  const press = () =>
    void loadTray().then(
      ({ pressCompare }) => pressCompare(kind.name, { id, name }, search, toast),
      showNotLoaded,
    )
  const shared = { 'aria-pressed': isChosen, onClick: press, icon: isChosen ? 'check' : 'columns-3' } as const
  return isIcon ? (
    <IconButton
      {...shared}
      label={`Compare ${name}`}
      title="Compare"
      className={isChosen ? 'needs-script good' : 'needs-script'}
    />
  ) : (
    <Button {...shared} className="needs-script">
      Compare
    </Button>
  )
}
