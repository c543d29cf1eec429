import { useCallback, useRef, useState } from 'react'
import { blankDraft, type KeptDraft, type SentDraft } from './creation-draft.ts'
import { dropText, keepText } from './draft-storage.ts'

export const newDraft = (): KeptDraft => ({
  key: crypto.randomUUID(),
  savedDate: '',
  draft: blankDraft,
  pictures: [],
})

type Change = Partial<Pick<KeptDraft, 'draft' | 'pictures' | 'sent'>>

/** Keeps every change of a draft on this device, as it is made. */
export function useKeptDraft(first: KeptDraft) {
  const latest = useRef(first)
  const [isBegun, setIsBegun] = useState(first.savedDate !== '')
  const [isKept, setIsKept] = useState(true)
  const [sent, setSent] = useState(first.sent)

  const keep = useCallback((change: Change) => {
    latest.current = { ...latest.current, ...change, savedDate: new Date().toISOString() }
    setIsKept(keepText(JSON.stringify(latest.current)))
    setIsBegun(true)
  }, [])

  const keepSent = useCallback(
    (next: SentDraft | undefined) => {
      keep({ sent: next })
      setSent(next)
    },
    [keep],
  )

  return { key: first.key, isBegun, isKept, sent, keep, keepSent, drop: dropText }
}
