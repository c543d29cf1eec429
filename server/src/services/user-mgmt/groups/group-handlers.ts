import { sql } from 'kysely'
import { nothing, type Page } from '@app/contract/envelope.ts'
import { groupAbilities, type groups } from '@app/contract/groups/group-routes.ts'
import { groupCollection } from '@app/contract/groups/group-schema.ts'
import { readChildren } from '../../../patterns/children.ts'
import { entitlementsOn } from '../../../patterns/entitlements.ts'
import type { ChildFilter } from '../../../patterns/filter-sql.ts'
import { changesOf, patchableFields } from '../../../patterns/patch.ts'
import { quotaNamed, requireOwnRoom } from '../../../patterns/quotas.ts'
import { invalidField } from '../../../platform/errors.ts'
import { checkRevision, signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'
import { isOnTeam } from './contact-team.ts'
import { markRead } from './mark-read.ts'
import { addEvent } from './group-events.ts'
import { memberChanges } from './member-changes.ts'
import {
  countConversation,
  groupChildren,
  insertGroup,
  lockGroup,
  readGroup,
  requireContacts,
  ringGroup,
} from './group-rows.ts'
import { tellAdded } from './tell-added.ts'
import { tellTyping } from './tell-typing.ts'

const list = ({ data, ...paging }: Page & { data?: ChildFilter }, call: Call) =>
  readChildren(groupChildren, call, { condition: sql`t.user_id = ${signedIn(call).id}` }, paging, data)

const setOwn = (column: 'is_muted' | 'is_ignored') => async (call: Call, id: string, value: boolean) => {
  await memberChanges(call, signedIn(call).id, [id], sql`${sql.ref(column)} = ${value}`)
  return (await readGroup(call, id)).reply
}
const mute = setOwn('is_muted')
const ignore = setOwn('is_ignored')

type GroupRoutes = Omit<typeof groups, 'contact' | 'members' | 'messages' | 'images' | 'documents'>

/** Handlers for groups themselves, and for what is only the caller's: mute, ignore and the read mark. */
export const groupHandlers: Handlers<GroupRoutes> = {
  list,
  filtered: list,
  my: list,
  filteredMy: list,
  get: async ({ id }, call) => (await readGroup(call, id)).reply,
  entitlements: (_input, call) => entitlementsOn(call, groupAbilities),

  create: async ({ data: { name, memberIds, aboutId } }, call) => {
    const caller = signedIn(call).id
    await requireOwnRoom(call, quotaNamed(call, 'groups'), {
      count: sql`select count(*) from group_member where user_id = ${caller} and role = 'manager'`,
    })
    if (aboutId !== null && !(await isOnTeam(call, aboutId)))
      throw invalidField('data/aboutId', 'is not the id of a page whose team you are on')
    await countConversation(call)
    const paths = new Map(memberIds.map((id, index) => [id, `data/memberIds/${index}`]))
    paths.delete(caller)
    await requireContacts(call, paths)
    const others = [...paths.keys()]
    const id = await insertGroup(call, {
      name,
      aboutId,
      people: [
        { userId: caller, role: 'manager' },
        ...others.map((userId) => ({ userId, role: 'member' as const })),
      ],
    })
    await ringGroup(call, id, [caller, ...others])
    await tellAdded(call, id, others)
    return (await readGroup(call, id)).reply
  },

  update: async ({ id, patch }, call) => {
    const { people } = await lockGroup(call, id)
    const { row, revision } = await readGroup(call, id)
    checkRevision(call, revision)
    const changes = changesOf(call, patchableFields(groupCollection, row), patch, groupCollection.change)
    if ('name' in changes) {
      const { name } = changes
      await sql`update user_group set name = ${name} where id = ${id}`.execute(call.db)
      await addEvent(call, id, { kind: 'renamed', name: typeof name === 'string' ? name : null })
      await ringGroup(call, id, people)
    }
    return (await readGroup(call, id)).reply
  },

  remove: async ({ id }, call) => {
    const { people } = await lockGroup(call, id)
    checkRevision(call, (await readGroup(call, id)).revision)
    await ringGroup(call, id, people)
    await sql`delete from owner where id = ${id}`.execute(call.db)
    return nothing
  },

  mute: ({ id, isMuted }, call) => mute(call, id, isMuted),
  ignore: ({ id, isIgnored }, call) => ignore(call, id, isIgnored),
  read: markRead,
  typing: tellTyping(),
}
