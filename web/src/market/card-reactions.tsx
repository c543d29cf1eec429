import { useEffect } from 'react'
import { reasonOf } from '../api/problem.ts'
import { useToast } from '../components/toaster.tsx'
import type { KindFacts } from '../kinds/registry.ts'
import { useReactedIds, useReaction } from '../reactions/use-reaction.ts'

export interface CardReaction {
  id: string
  isOn: boolean
}

export interface CardReactionsProps {
  kind: KindFacts
  onIds: (ids: ReadonlySet<string> | undefined) => void
  onReady: (react: (reaction: CardReaction) => void) => void
}

/** Loads and saves the user's likes or follows. Renders nothing. Loaded lazily, because visitors don't need it. */
export function CardReactions({ kind, onIds, onReady }: CardReactionsProps) {
  const ids = useReactedIds(kind)
  const toast = useToast()
  const { mutate } = useReaction(kind, (error) =>
    toast.error(`Could not save your ${kind.reaction}. ${reasonOf(error)}`),
  )
  useEffect(() => onIds(ids), [ids, onIds])
  useEffect(() => onReady(mutate), [mutate, onReady])
  return null
}
