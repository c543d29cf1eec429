import { counted } from '@app/contract/rules/sentence-parts.ts'
import { managersOf, notify } from '../../../patterns/notify.ts'
import { countUse } from '../../../patterns/use-limits.ts'
import { conflict } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { readUnanswered } from './unanswered.ts'

const oncePerDay = { name: 'unanswered-notice', most: 1, seconds: 24 * 3600 }

/** Tells the managers of a destination how many questions its guide has no answer to. Throws a 409 if there are none. */
export async function notifyUnanswered(call: Call, destinationId: string) {
  const unanswered = await readUnanswered(call, destinationId)
  const [first] = unanswered
  if (!first) throw conflict('NOTHING_UNANSWERED', 'Its guide has no questions without an answer.')
  await countUse(call.db, oncePerDay, destinationId, 'Its managers were notified in the last 24 hours.')
  await notify(call, managersOf(destinationId), {
    kind: 'guide-unanswered',
    aboutId: destinationId,
    title: `${counted(unanswered.length, 'question')} to your guide ${unanswered.length === 1 ? 'has' : 'have'} no answer`,
    contents: `Asked most: “${first.question}”. Write an answer once, and the guide uses it.`,
    url: `/destinations/${destinationId}/guide`,
    isFromTeam: true,
  })
  return { questions: unanswered.length }
}
