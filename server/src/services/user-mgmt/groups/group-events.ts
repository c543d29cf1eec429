import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { GroupEvent } from '@app/contract/groups/message-schema.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'

interface NewEvent {
  kind: GroupEvent['kind']
  /** Who was added or removed. */
  personId?: string
  /** The new name. */
  name?: string | null
}

/** Events have no draft, and each has a client id of its own. */
const noDraft = hash('sha256', '', 'buffer')

interface Author {
  /** Null if their account is about to be gone. That isn't news, so conversations keep their places on lists. */
  id: string | null
}

/**
 * Writes what somebody did to locked groups among their messages, in their numbering. It is not unread for those who have read
 * everything before it, brings no conversation back to a list, and notifies nobody.
 */
export const addEvents = ({ db }: Call, groupIds: readonly string[], author: Author, event: NewEvent) =>
  sql`
    with numbered as (
      update user_group set last_sequence = last_sequence + 1, last_change = last_change + 1,
        updated_date = case when ${author.id}::uuid is null then updated_date else greatest(updated_date, clock_timestamp()) end
      where id = any (${groupIds}::uuid[]) returning id, last_sequence, last_change, updated_date),
    passed as (
      update group_member m set
        read_sequence = case m.read_sequence when last_sequence - 1 then last_sequence else m.read_sequence end,
        hidden_sequence = case m.hidden_sequence when last_sequence - 1 then last_sequence else m.hidden_sequence end
      from numbered n where m.owner_id = n.id and last_sequence - 1 in (m.read_sequence, m.hidden_sequence))
    insert into group_message (id, owner_id, client_id, draft_hash, sequence, change_sequence, author_id, text, event, created_date)
    select uuidv7(), id, uuidv7(), ${noDraft}, last_sequence, last_change, ${author.id}::uuid, '',
      ${JSON.stringify(event)}::jsonb, case when ${author.id}::uuid is null then greatest(updated_date, clock_timestamp()) else updated_date end
    from numbered`.execute(db)

/** Writes what the caller did to a locked group. */
export const addEvent = (call: Call, groupId: string, event: NewEvent) =>
  addEvents(call, [groupId], signedIn(call), event)
