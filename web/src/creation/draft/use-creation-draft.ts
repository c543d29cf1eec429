import { useCallback, useEffect, useRef, useState } from 'react'
import type { KindFacts } from '../../kind/registry.ts'
import { deviceDrafts } from '../../page/draft-store.ts'
import type { SentDraft, StoredDraft } from './creation-draft.ts'
import { draftName } from './draft-images.ts'
import { keyOf, serialized } from './read-draft.ts'

/** What another tab did to the draft. All tabs share one draft per kind. */
export type OtherTabChange = 'changed' | 'gone'

/** Stores every change of a draft on this device. If several tabs change it, the last change wins. */
export function useCreationDraft(kind: KindFacts, first: StoredDraft) {
  const { key } = first
  const name = draftName(kind)
  const latest = useRef(first)
  const [hasContent, setHasContent] = useState(first.savedDate !== '')
  const [isStored, setIsStored] = useState(true)
  const [sent, setSent] = useState(first.sent)
  const [otherTab, setOtherTab] = useState<OtherTabChange>()
  useEffect(
    () => deviceDrafts.onOtherTab(name, (text) => setOtherTab(text === null ? 'gone' : 'changed')),
    [name],
  )

  const write = useCallback(() => setIsStored(deviceDrafts.write(name, serialized(latest.current))), [name])

  const store = useCallback(
    (change: Partial<Pick<StoredDraft, 'draft' | 'pictures'>>) => {
      latest.current = { ...latest.current, ...change, savedDate: new Date().toISOString() }
      write()
      setHasContent(true)
      setOtherTab(undefined)
    },
    [write],
  )

  /** Sending continues after its page was left, so the stored draft may be another one by now. */
  function storeSent(next: SentDraft | undefined) {
    latest.current = { ...latest.current, sent: next }
    if (keyOf(deviceDrafts.read(name)) === key) write()
    setSent(next)
  }

  /** Removes the stored draft unless it is another one, and returns whether it did. */
  function drop(): boolean {
    const stored = keyOf(deviceDrafts.read(name))
    if (stored !== undefined && stored !== key) return false
    deviceDrafts.drop(name)
    return true
  }

  return { key, hasContent, isStored, sent, otherTab, store, storeSent, drop }
}
