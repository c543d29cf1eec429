import type { SaidMessage, TurnNote } from '@app/contract/assistants/request-assistant.ts'
import { readFieldNames, type TextRange } from '@app/contract/events/request-reading.ts'
import { isSame } from '@app/contract/rules/patch-between.ts'
import { listOf } from '@app/contract/rules/sentence-parts.ts'
import { askedField, askedText, toldLabel } from '@app/contract/rules/tell-asked.ts'
import type { JoinedTurns, Standing } from './joined-turns.ts'
import { isQuestion } from './asks-assistant.ts'

const note = (text: string, showsHosts = false): TurnNote => ({ text, showsHosts })

const stands = 'Your request stays as it is.'
const longestQuote = 80
const quoted = (text: string) => {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  return `“${plain.length > longestQuote ? `${plain.slice(0, longestQuote).trimEnd()} …` : plain}”`
}

/** What a turn changed of what stood before it, by label. */
function changesOf({ values, before }: Pick<JoinedTurns, 'values'> & { before: Standing }): string[] {
  const changed = readFieldNames.filter(
    (name) => before.values[name] !== undefined && !isSame(before.values[name], values[name]),
  )
  const tellers = [...new Set(changed.map((name) => askedField(name).of ?? name))]
  return tellers.map((name) => {
    const text = askedText(name, values)
    return text === undefined ? `${toldLabel(name)} removed` : `${toldLabel(name)}: ${text}`
  })
}

/** Clauses of later turns of which nothing was understood. */
function unclear(text: string, understood: readonly TextRange[]): string[] {
  let start = 0
  return text.split(/[.;!?\n]|,\s*(?=(?:and|but|y|pero|et|mais)\s)/u).flatMap((clause) => {
    const from = text.indexOf(clause, start)
    start = from + clause.length
    const isRead = understood.some((range) => range.start < start && from < range.end)
    const isLong = (clause.match(/\p{L}+/gu) ?? []).length > 2
    return isRead || !isLong || isThanks.test(clause) ? [] : [clause]
  })
}
const isThanks =
  /^\W*(?:thanks?|thank you|hi|hello|ok|okay|great|perfect|sorry|gracias|perfecto|merci|parfait)(?!\p{L})/iu

/** What to say about the last turn before the next question. Null if its answer speaks for itself. */
export function turnNote(
  messages: readonly SaidMessage[],
  joined: JoinedTurns,
  question: string | undefined,
): TurnNote | null {
  const last = messages.at(-1)
  if (last === undefined || last.fields !== null) return null
  const isFirst = messages.length === 1
  const { before, understood } = joined
  const isRepeated = question !== undefined && question === last.asked
  const isUnchanged = isSame(stateOf(joined), stateOf(before))
  if (isUnchanged) {
    if (isQuestion(last.text))
      return note(
        `I only fill in requests, so I can’t answer ${quoted(last.text)}. ${stands} The list of hosts that fit shows where it could be.`,
        true,
      )
    if (understood.length > 0) return note(`Your request says that already.`)
    return isFirst && !isRepeated ? null : note(`I didn’t understand ${quoted(last.text)}. ${stands}`)
  }
  if (isFirst) return null
  const changes = changesOf(joined)
  const missed = unclear(last.text, understood)
  const sentences = [
    changes.length > 0 ? `Changed. ${changes.join('. ')}.` : '',
    missed.length > 0 ? `I didn’t understand ${listOf(missed.map(quoted))}.` : '',
    changes.length === 0 && isRepeated ? 'Noted.' : '',
    isRepeated ? 'My question is still open.' : '',
  ].filter((one) => one !== '')
  return sentences.length === 0 ? null : note(sentences.join(' '))
}

const stateOf = ({ values, fields, skipped }: Standing) =>
  readFieldNames.map((name) => [values[name], fields[name]?.alternatives ?? [], skipped.includes(name)])
