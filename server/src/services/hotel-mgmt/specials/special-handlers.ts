import type { Page } from '@app/contract/envelope.ts'
import { specials } from '@app/contract/hotels/special-schema.ts'
import { childHandlers, readChildren } from '../../../patterns/children.ts'
import type { ChildFilter } from '../../../patterns/filter-sql.ts'
import { seesProfile } from '../../../patterns/visibility.ts'
import type { Call } from '../../../platform/http/call.ts'

const children = { table: 'hotel_special', collection: specials }

/** Handlers for the specials of a hotel, and for those of all hotels that the caller sees. */
export const specialHandlers = () => ({
  ...childHandlers(children),
  search: ({ data, ...page }: Page & { data: ChildFilter }, call: Call) =>
    readChildren(children, call, { condition: seesProfile(call, 't.owner_id') }, page, data),
})
