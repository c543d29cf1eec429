import { draftKey } from '../page/conversation-texts.ts'
import { storedRecord } from '../page/device-storage.ts'
import { tabDrafts } from '../page/draft-store.ts'

/** Begins a message in a conversation that is about to open. What the person has written there already follows. */
export function beginMessage(subject: string | undefined, groupId: string, beginning: string) {
  const key = draftKey(subject, groupId)
  const draft = storedRecord(tabDrafts.read(key))
  const own = typeof draft['text'] === 'string' ? draft['text'] : ''
  if (own.startsWith(beginning.trimEnd())) return
  const text = own === '' ? beginning : `${beginning.trimEnd()}\n\n${own}`
  tabDrafts.write(key, JSON.stringify({ ...draft, text }))
}
