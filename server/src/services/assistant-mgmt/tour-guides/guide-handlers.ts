import type { assistants } from '@app/contract/assistants/assistant-routes.ts'
import { profileKinds, type ProfileKindName } from '@app/contract/owners.ts'
import { sql } from 'kysely'
import { notFound } from '../../../platform/errors.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { guideAsker } from '../exchanges/ask-guide.ts'
import { isOwn } from '../exchanges/exchange-rows.ts'
import type { Guides } from '../guide/answer-guide.ts'
import { listed } from '../listed.ts'
import { readGuide } from './read-guide.ts'

const mostOffered = 6

/** The kind of a page from `facility` or `facility/<id>`. Others are no kind. */
function kindIn(context: string | undefined): ProfileKindName | undefined {
  const [name] = (context ?? '').split('/')
  return profileKinds.find((kind) => kind === name)
}

/** What was offered with the last answer of an exchange. */
async function nextQuestions(call: Call, destinationId: string, id: string) {
  const { rows } = await sql<{ suggestions: string[] }>`
    select m.suggestions from exchange x left join lateral (
      select m.suggestions from exchange_message m where m.exchange_id = x.id and m.author = 'Assistant' order by m.turn desc limit 1) m on true
    where x.id = ${id} and x.destination_id = ${destinationId} and (${isOwn(call)} or ${call.isAdmin}::boolean)`.execute(
    call.db,
  )
  const [found] = rows
  if (!found) throw notFound()
  return listed(found.suggestions ?? [])
}

export const guideHandlers = (
  guides: Guides,
  questions: number,
): Omit<Handlers<typeof assistants>['tourGuide'], 'engine'> => ({
  introduction: async ({ id }, call) => {
    const { destinationName, published: guide } = await readGuide(call, id)
    return {
      data: {
        name: guide.name ?? `${destinationName} guide`,
        greeting:
          guide.greeting ??
          `Ask what you want to know about ${destinationName}. Every sentence of an answer has its source.`,
        searched: await guides.searched(call, id, guide),
        limit: questions,
      },
    }
  },
  ask: guideAsker(guides.answer, questions),
  questions: async ({ id, context }, call) => {
    const { published: guide } = await readGuide(call, id)
    const pageKind = kindIn(context)
    const own = guide.questions.filter((question) => question.pageKind === (pageKind ?? 'destination'))
    if (own.length > 0) return listed(own.slice(0, mostOffered).map(({ text }) => text))
    return listed((await guides.beginnings(call, id, guide, pageKind)).slice(0, mostOffered))
  },
  nextQuestions: ({ ownerId, id }, call) => nextQuestions(call, ownerId, id),
})
