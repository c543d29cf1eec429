import { useCallback, useRef, useState } from 'react'
import { loggedIn, useSession } from '../api/session.ts'
import { useNotLoadedToast } from '../components/use-lazy-popup.ts'
import { useLazy } from '../components/use-lazy.ts'
import type { CardReaction } from './card-reactions.tsx'

const load = () => import('./card-reactions.tsx')

/** The user's likes or follows. Visitors are asked to log in first. Render `part` if it is loaded. */
export function useCardReactions() {
  const isSignedIn = useSession(({ status }) => status === 'signed-in')
  const [ids, onIds] = useState<ReadonlySet<string>>()
  const react = useRef<(reaction: CardReaction) => void>(undefined)
  const queued = useRef<CardReaction[]>([])
  const { part, retry } = useLazy(load, isSignedIn, useNotLoadedToast())

  const onReady = useCallback((save: (reaction: CardReaction) => void) => {
    react.current = save
    for (const reaction of queued.current.splice(0)) save(reaction)
  }, [])
  const [onReact] = useState(() => async (id: string, isOn: boolean) => {
    if (!(await loggedIn())) return
    if (react.current !== undefined) return react.current({ id, isOn })
    queued.current.push({ id, isOn })
    retry()
  })
  return { part, ids, onIds, onReady, onReact }
}
