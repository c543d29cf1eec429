import * as z from 'zod'
import type { AdminWork } from '@app/contract/users/admin-work-routes.ts'
import type { users } from '@app/contract/users/user-routes.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { isJsonText, parsed } from '../../../platform/http/json-text.ts'
import type { RunOperation } from '../../../platform/http/run-operation.ts'
import { approvedKinds, kindOperation } from '../../../patterns/kind-operation.ts'

const Counted = z.object({ _meta: z.object({ stats: z.object({ count: z.int() }) }) })
const Imports = z.object({
  data: z.array(
    z.object({ state: z.string(), problem: z.object({ remedy: z.string() }).nullable().default(null) }),
  ),
})

/** Counts by the lists that the pages of administration show, so the figures agree. */
export const adminWorkHandler =
  (run: RunOperation): Handlers<typeof users.adminWork> =>
  async (_input, call) => {
    const read = async (operation: string, input: object) => readReply(run, operation, input, call)
    const countOf = async (operation: string, input: object = {}) =>
      Counted.parse(await read(operation, { offset: 0, take: 1, ...input }))._meta.stats.count
    const work: AdminWork = {
      pages: 0,
      stories: await countOf('story-mgmt.stories.waiting'),
      claims: await countOf('contact-mgmt.claims.list', { status: 'Open' }),
      reports: await countOf('user-mgmt.userReports.list', { isClosed: false }),
      names: await countOf('contact-mgmt.nameChanges.list', { text: '' }),
      asks: await countOf('contact-mgmt.membershipAsks.list'),
      messages: await countOf('contact-mgmt.inquiries.list', { status: 'Open', text: '' }),
      imports: await countImports(read),
    }
    for (const kind of approvedKinds)
      work.pages += await countOf(kindOperation(kind, 'filtered'), { data: { status: 'Pending' } })
    return { data: work }
  }

/** Files that can be imported, and those that only need choices of columns. */
async function countImports(read: (operation: string, input: object) => Promise<unknown>) {
  const { data } = Imports.parse(await read('import-mgmt.imports.list', { offset: 0, take: 100 }))
  return data.filter(
    ({ state, problem }) => state === 'Ready' || (state === 'Unusable' && problem?.remedy === 'columns'),
  ).length
}

async function readReply(run: RunOperation, operation: string, input: object, call: Call): Promise<unknown> {
  const reply = await run(operation, { ...input }, call)
  return isJsonText(reply) ? parsed(reply) : reply
}
