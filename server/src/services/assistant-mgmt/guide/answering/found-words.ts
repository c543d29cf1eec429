import { countSpaces, wishedSpaces, type Wish } from '../records/satisfies.ts'
import type { Question } from '../reading/question.ts'
import { has, namesKind } from '../reading/terms-of.ts'
import type { FoundWords } from '../sayings/sayings.ts'
import type { Answering } from './answering.ts'
import { spacesText } from './facts/facility-facts.ts'
import type { PageList } from './list-pages.ts'
import type { Writing } from './facts/writing.ts'

/** Places that a list is near to, by name. */
export const mostNear = 3

/** A wish as typed. 'Where can we eat' names no thing, so its category does. */
const wishText = ({ words, values }: Wish, { termOf }: Writing) =>
  Object.keys(values).join() === 'businessType'
    ? (values['businessType'] ?? []).map(termOf).join(', ')
    : words

/** Whether spaces are counted: 'how many fields', and not 'how many venues have fields'. */
function countsSpaces({ segments, isCount, kind }: Question): boolean {
  const after = segments.slice(segments.findIndex((segment) => has(segment, 'role', 'count')) + 1)
  const counted = after.find(
    (segment) => namesKind(segment) || segment.values.facility?.['spaceType'] !== undefined,
  )
  return isCount && kind === 'facility' && counted !== undefined && !namesKind(counted)
}

/** The spaces of all pages of a list together: '43 fields'. */
function totalOf({ pages }: PageList, wishes: readonly Wish[], writing: Writing): string | null {
  const kinds = Map.groupBy(
    pages.flatMap(({ page }) => wishedSpaces(page, wishes)),
    ({ name }) => name,
  )
  const totals = [...kinds.values()].map((alike) => ({
    ...alike[0]!,
    count: countSpaces(alike),
    surface: null,
    location: null,
  }))
  return totals.length === 0 ? null : spacesText(totals, writing)
}

/** The words of a list: what was found, by what was asked. */
export function foundWords({ question, knowledge, writing }: Answering, list: PageList): FoundWords {
  const { format } = writing
  const { time, wishes, least, miles } = question
  const near = list.near.slice(0, mostNear).map(({ name }) => name)
  const numbers = Object.values(least).map((number) => `${format.number(number)}+`)
  // Of a season, what was typed: its first and last day say nothing that was asked.
  const isSeason = time?.days !== undefined && time.days.from.slice(0, 7) !== time.days.to.slice(0, 7)
  const typed = isSeason ? question.segments.find(({ dates }) => dates !== undefined)?.text : undefined
  const day =
    time?.days &&
    (list.kind === 'event'
      ? (typed ?? format.days(time.days.from, time.days.to))
      : format.weekday(time.days.from))
  const clocks =
    time?.times.flatMap(({ side, minute, isVague }) =>
      isVague ? [] : [writing.say.clock[side](format.clock(minute))],
    ) ?? []
  const words = [
    ...wishes.map((wish) =>
      wish.least === undefined ? wishText(wish, writing) : `${wish.least} ${wish.words}`,
    ),
    ...numbers,
  ]
  return {
    spaces: countsSpaces(question) ? totalOf(list, question.wishes, writing) : null,
    count: list.pages.length,
    kind: list.kind,
    wishes: words.length === 0 ? null : [...new Set(words)].join(', '),
    near:
      near.length === 0
        ? null
        : question.anchor?.type === 'any'
          ? question.anchor.wishes.map((wish) => wish.words).join(', ') ||
            writing.say.kinds[question.anchor.kind]
          : format.list(near),
    miles: miles === undefined ? null : format.number(miles),
    when: [day, ...clocks].filter(Boolean).join(' ') || (time?.isNow ? format.weekday(writing.today) : null),
    place: knowledge.destination.item.city ?? knowledge.destination.name,
  }
}
