import { sql } from 'kysely'
import { otherNameCollection } from '@app/contract/patterns/other-names.ts'
import { conflict, invalidField } from '../platform/errors.ts'
import type { Call } from '../platform/http/call.ts'
import { childHandlers } from './children.ts'
import { lockUntilCommit } from './lock-until-commit.ts'

interface Found {
  /** Whether the profile has this name, or another of its other names differs in casing only. */
  isName: boolean
  isRepeated: boolean
}

/** Throws if the name that was just written breaks a rule, which rolls it back. */
async function checkName(call: Call, ownerId: string, written: ReturnType<typeof sql>) {
  const { rows } = await sql<Found>`
    select lower(o.name) = lower(p.name) as "isName",
      exists (select from other_name x where x.owner_id = p.id and x.id <> o.id and lower(x.name) = lower(o.name))
        as "isRepeated"
    from other_name o join profile p on p.id = o.owner_id where p.id = ${ownerId} and ${written}`.execute(
    call.db,
  )
  const [found] = rows
  if (found?.isName) throw invalidField('data/name', 'is the name of the page')
  if (found?.isRepeated) throw conflict('ALREADY_EXISTS', 'This already exists.')
}

/** Handlers for the routes of `otherNames`. Writes of one profile take turns, so that two can't break a rule together. */
export const otherNameHandlers = () => {
  const handlers = childHandlers({ table: 'other_name', collection: otherNameCollection })
  const lock = (call: Call, ownerId: string) => lockUntilCommit(call, `other-names/${ownerId}`)
  return {
    ...handlers,
    create: async (input: Parameters<typeof handlers.create>[0], call: Call) => {
      await lock(call, input.ownerId)
      const created = await handlers.create(input, call)
      await checkName(call, input.ownerId, sql`o.name = ${input.data.name}`)
      return created
    },
    update: async (input: Parameters<typeof handlers.update>[0], call: Call) => {
      await lock(call, input.ownerId)
      const updated = await handlers.update(input, call)
      await checkName(call, input.ownerId, sql`o.id = ${input.id}`)
      return updated
    },
  }
}
