import { typingInterval } from '@app/contract/users/session-hub.ts'
import { loadApi } from '../api/load-api.ts'

let last = { groupId: '', at: 0 }

/** Tells the others that the reader is typing, once in a few seconds. Nothing depends on whether it arrives. */
export function tellTyping(groupId: string) {
  const now = Date.now()
  if (last.groupId === groupId && now - last.at < typingInterval) return
  last = { groupId, at: now }
  const tell = async () => (await loadApi())['user-mgmt'].groups.typing({ ownerId: groupId })
  tell().catch(() => undefined)
}
