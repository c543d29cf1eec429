import { useState } from 'react'
import type { MenuEntry } from '../components/overlays/menu-row.tsx'
import { useRefusals, useRefusedPeople } from '../page/refused-people.ts'
import { ReportDialog, type Reported } from './report-dialog.tsx'

/** What anybody can do about another person: report them and block them. `dialog` must be rendered outside of the menu. */
export function usePersonMenu() {
  const [reported, setReported] = useState<Reported>()
  const { data: refused = [] } = useRefusedPeople()
  const { block, unblock } = useRefusals()
  const isRefused = (id: string) => refused.some((person) => person.id === id)
  const entries = (person: Reported['person']): MenuEntry[] => [
    { label: `Report ${person.name}…`, icon: 'flag', onSelect: () => setReported({ person }) },
    isRefused(person.id)
      ? { label: `Unblock ${person.name}`, icon: 'undo-2', onSelect: () => unblock(person) }
      : { label: `Block ${person.name}…`, icon: 'eye-off', onSelect: () => void block(person) },
  ]
  return {
    entries,
    isRefused,
    unblock,
    report: setReported,
    dialog: reported && <ReportDialog reported={reported} onClose={() => setReported(undefined)} />,
  }
}
