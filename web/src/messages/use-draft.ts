import { useCallback, useState } from 'react'
import { useSession } from '../api/session.ts'
import { draftKey } from '../page/conversation-texts.ts'
import { tabDrafts } from '../page/draft-store.ts'
import type { AttachedFile, OutgoingMessage } from './outbox.ts'

export interface Draft extends Pick<OutgoingMessage, 'text' | 'replyTo'> {
  /** Uploaded, and not sent. */
  files: AttachedFile[]
}

const empty: Draft = { text: '', replyTo: null, files: [] }

function readDraft(key: string): Draft {
  try {
    return { ...empty, ...JSON.parse(tabDrafts.read(key) ?? '{}') }
  } catch {
    return empty
  }
}

/** What the reader has written in a conversation and not sent. This tab keeps it until they sign out. */
export function useDraft(groupId: string) {
  const subject = useSession(({ person }) => person?.subject)
  const key = draftKey(subject, groupId)
  const [draft, setDraft] = useState(() => readDraft(key))

  const change = useCallback(
    (changed: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) =>
      setDraft((before) => {
        const after = { ...before, ...(typeof changed === 'function' ? changed(before) : changed) }
        const isEmpty = after.text === '' && after.replyTo === null && after.files.length === 0
        if (isEmpty) tabDrafts.drop(key)
        else tabDrafts.write(key, JSON.stringify(after))
        return after
      }),
    [key],
  )
  const reply = useCallback((replyTo: Draft['replyTo']) => change({ replyTo }), [change])
  return { draft, change, reply, clear: () => change(empty) }
}

/** The text that the reader has written in a conversation and not sent, as it was when this was rendered. */
export function useDraftText(groupId: string): string {
  const subject = useSession(({ person }) => person?.subject)
  return readDraft(draftKey(subject, groupId)).text.trim()
}
