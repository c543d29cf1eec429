import { countUse } from '../../../patterns/use-limits.ts'
import type { Call } from '../../../platform/http/call.ts'

/** Questions that an account, or the network of visitors, may ask in a day, unless the configuration says otherwise. */
export const defaultQuestions = 20
/** Teams try their guide again and again while they write it. */
const testsPerQuestion = 5

const hour = 3600
const day = 24 * hour

/** Such as 'in 3 hours'. */
function inWords(seconds: number): string {
  const [count, unit] =
    seconds > hour ? [Math.ceil(seconds / hour), 'hour'] : [Math.ceil(seconds / 60), 'minute']
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`
}

/** Counts a question. Throws a 429 that says when there are more. */
export async function countQuestion(call: Call, most: number, isTest: boolean) {
  if (call.isAdmin) return
  const limit = isTest
    ? { name: 'guide-test', most: most * testsPerQuestion, seconds: day }
    : { name: 'guide-question', most, seconds: day }
  await countUse(
    call.db,
    limit,
    call.user?.id ?? call.network,
    (seconds) => `You’ve asked ${limit.most} questions today. You can ask again ${inWords(seconds)}.`,
  )
}
