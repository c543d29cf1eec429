import { useCallback, useEffect, useRef, useState } from 'react'
import { blankDraft, type KeptDraft, type SentDraft } from './creation-draft.ts'
import { dropText, keepText, keptText, watchText } from './draft-storage.ts'
import { keyOf } from './read-draft.ts'

export const newDraft = (): KeptDraft => ({
  key: crypto.randomUUID(),
  savedDate: '',
  draft: blankDraft,
  pictures: [],
})

/** What another tab did to the draft, which there is one of for all of them. */
export type Overtaking = 'changed' | 'gone'

/** Keeps every change of a draft on this device, as it is made. Of several tabs the last one that changed something wins. */
export function useCreationDraft(first: KeptDraft) {
  const { key } = first
  const latest = useRef(first)
  const [isBegun, setIsBegun] = useState(first.savedDate !== '')
  const [isKept, setIsKept] = useState(true)
  const [sent, setSent] = useState(first.sent)
  const [overtaking, setOvertaking] = useState<Overtaking>()
  useEffect(() => watchText((text) => setOvertaking(text === null ? 'gone' : 'changed')), [])

  const write = useCallback(() => setIsKept(keepText(JSON.stringify(latest.current))), [])

  const keep = useCallback(
    (change: Partial<Pick<KeptDraft, 'draft' | 'pictures'>>) => {
      latest.current = { ...latest.current, ...change, savedDate: new Date().toISOString() }
      write()
      setIsBegun(true)
      setOvertaking(undefined)
    },
    [write],
  )

  /** A sending goes on where its page was left; what was begun since then is not its own. */
  function keepSent(next: SentDraft | undefined) {
    latest.current = { ...latest.current, sent: next }
    if (keyOf(keptText()) === key) write()
    setSent(next)
  }

  /** Whether it was this one that was kept. Another one, begun since, stays. */
  function drop(): boolean {
    const other = keyOf(keptText())
    if (other !== undefined && other !== key) return false
    dropText()
    return true
  }

  return { key, isBegun, isKept, sent, overtaking, keep, keepSent, drop }
}
