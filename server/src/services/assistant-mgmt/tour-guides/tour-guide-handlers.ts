import type { destinations } from '@app/contract/destinations/destination-routes.ts'
import { TourGuideDraft, tourGuides } from '@app/contract/assistants/tour-guide-schema.ts'
import { sql } from 'kysely'
import { audit } from '../../../patterns/audit.ts'
import { getChild, readChild, type Children, type OwnedItem } from '../../../patterns/children.ts'
import { singleHandlers } from '../../../patterns/single.ts'
import { checkRevision, type Call, type Handlers } from '../../../platform/http/call.ts'
import { readActivity } from '../exchanges/unanswered.ts'
import { requireValid } from './valid-until.ts'

const guides = { table: 'tour_guide', collection: tourGuides } satisfies Children

async function publish({ ownerId, id }: OwnedItem, call: Call) {
  const before = await readChild(guides, call, ownerId, id, true)
  checkRevision(call, before.revision)
  await sql`update tour_guide g set published = derived.written_guide(g), published_date = now() where id = ${id}`.execute(
    call.db,
  )
  await audit(call, ownerId, id, [
    { op: 'replace', path: '/published', value: TourGuideDraft.strip().parse(before.row) },
  ])
  return getChild(guides, call, ownerId, id)
}

const { create, update, ...others } = singleHandlers(guides)

async function answersOf(call: Call, { ownerId, id }: OwnedItem) {
  const { row } = await readChild(guides, call, ownerId, id, true)
  return TourGuideDraft.strip().parse(row).answers
}

/** The guide of a destination, as its team sets it up. */
export const tourGuideHandlers = (): Handlers<typeof destinations>['tourGuide'] => ({
  ...others,
  create(input, call) {
    requireValid(input.data.answers, { path: 'data/answers' })
    return create(input, call)
  },
  async update(input, call) {
    const before = await answersOf(call, input)
    const reply = await update(input, call)
    requireValid(await answersOf(call, input), { path: 'answers', before })
    return reply
  },
  activity: async ({ ownerId }, call) => ({ data: await readActivity(call, ownerId) }),
  publish,
})
