import type { AskedQuestion, OfferedAnswer } from '@app/contract/assistants/request-assistant.ts'
import {
  readFieldNames,
  type ReadFieldName,
  type ReadFields,
  type RequestReading,
  type ReadValues,
} from '@app/contract/events/request-reading.ts'
import { listOf } from '@app/contract/rules/sentence-parts.ts'
import { askedField, askedText } from '@app/contract/rules/tell-asked.ts'
import type { JoinedTurns, Standing } from './joined-turns.ts'
import { isSettled, type Known } from './known-request.ts'
import { firstQuestions, lastQuestions, questionAbout, type PlainQuestion } from './questions.ts'

/** Chosen instead of an answer. */
export const skipping = (label: string): OfferedAnswer => ({ label, fields: {}, hosts: null })

const plainQuestion = ({ about, text, none }: PlainQuestion): AskedQuestion => ({
  about,
  text,
  answers: [skipping(none)],
  event: null,
})

const tellerOf = (name: ReadFieldName) => askedField(name).of ?? name

/** The meanings that the words about a field may have, each with the fields that are told together with it. */
function meaningsOf(name: ReadFieldName, fields: ReadFields): ReadValues[] {
  const names = readFieldNames.filter((one) => fields[one] !== undefined && tellerOf(one) === tellerOf(name))
  const most = Math.max(...names.map((one) => fields[one]?.alternatives.length ?? 0))
  return Array.from({ length: most + 1 }, (_, at) =>
    names.reduce<ReadValues>((values, one) => {
      const field = fields[one]
      return { ...values, [one]: at === 0 ? field?.value : (field?.alternatives[at - 1] ?? field?.value) }
    }, {}),
  )
}

/** About words with several meanings, such as two numbers of spaces. */
function contradiction({ fields, skipped }: Standing) {
  const about = readFieldNames.find((name) => fields[name]?.alternatives.length && !skipped.includes(name))
  if (about === undefined) return undefined
  const answers = meaningsOf(about, fields).map((values) => ({
    label: askedText(tellerOf(about), values) ?? '',
    fields: values,
    hosts: null,
  }))
  const labels = listOf(answers.map(({ label }) => label))
  const text =
    about === 'requestAddress'
      ? `A request looks near one place. You said ${labels}. Which one is it?`
      : `You said ${labels}. Which one is right?`
  return { about, text, answers, event: null }
}

/** About words that name no exact value, such as 'low five figures'. */
function unreadWords({ missing, text }: RequestReading, known: Known) {
  const found = missing.find(({ name, unread }) => unread !== null && !isSettled([name], known))
  const question = found && questionAbout(found.name)
  if (!found?.unread || question === undefined) return undefined
  const words = text.slice(found.unread.start, found.unread.end).replaceAll(/\s+/g, ' ')
  return plainQuestion({ ...question, text: `“${words}” isn’t exact enough. ${question.text}` })
}

/** About dates of an earlier year, which the reader takes for those of an earlier edition. */
function pastDates({ text }: RequestReading, known: Known) {
  const question = questionAbout('startDate')
  const thisYear = new Date().getUTCFullYear()
  const past = [...text.matchAll(/\b20\d\d\b/g)].map(([year]) => year).find((year) => Number(year) < thisYear)
  if (past === undefined || question === undefined || isSettled(['startDate'], known)) return undefined
  return plainQuestion({ ...question, text: `${past} is in the past. ${question.text}` })
}

const nextOf = (questions: readonly PlainQuestion[], known: Known) => {
  const next = questions.find(({ about, or = [] }) => !isSettled([about, ...or], known))
  return next && plainQuestion(next)
}

/** Questions that need other calls, which are only made when it is their turn. */
interface Further {
  earlierEvent: () => Promise<AskedQuestion | undefined>
  choice: () => Promise<AskedQuestion | undefined>
}

/** What to ask: what is unclear, then what changes most which hosts fit, then what hosts want to know. */
export async function nextQuestion(
  { reading, ...known }: JoinedTurns,
  { earlierEvent, choice }: Further,
): Promise<AskedQuestion | null> {
  return (
    contradiction(known) ??
    unreadWords(reading, known) ??
    (await earlierEvent()) ??
    (isSettled(['sportsList'], known) ? pastDates(reading, known) : undefined) ??
    nextOf(firstQuestions, known) ??
    (await choice()) ??
    nextOf(lastQuestions, known) ??
    null
  )
}
