import { SpaceTypeName } from '@app/contract/reference-lists/space-types.ts'
import { sportByName } from '@app/contract/reference-lists/sports.ts'
import { isNegatedAt, isOwnAt, isPastAt, isRejectedAt } from '../clauses.ts'
import { countsIn, reasonOfCount, type Count } from '../counts.ts'
import { rangeOf, type Context, type Finding } from '../finding.ts'
import type { Sentence } from '../sentences.ts'
import type { Mark } from '../vocabulary.ts'
import { isRidingArena, ridingArena } from './riding-arenas.ts'
import { countOf } from './space-counts.ts'
import { sportsIn } from './sports.ts'

/** Words for these mean other things, too. They count if the sport is played on them, or with a number. */
const needCount = new Set<string>([
  'Court',
  'Field',
  'Ring',
  'Mat',
  'Meeting Room',
  'Stage',
  'Gymnastics Floor',
  'Exhibit Hall',
  'Diamond',
  'Rink',
  'Pool',
  'Other',
])
/** Words for these mean other things even after a number: '8 lanes', '30 tables'. */
const needSport = new Set<string>([
  'Table',
  'Bowling Lane',
  'Fencing Strip',
  'Open Water',
  'Track',
  'Raceway',
  'Sliding Track',
  'Golf Course',
  'Disc Golf Course',
  'Cross Country Course',
  'Road Course',
  'Archery & Shooting Range',
  'Lifting Platform',
  'Trail',
  'Ski Slope',
])
/** Races are watched along them. */
const courses = new Set<string>(['Road Course', 'Cross Country Course', 'Trail'])
/** What a sport is played on beside its usual space. */
const alsoOn: Readonly<Record<string, readonly string[]>> = {
  Taekwondo: ['Ring', 'Mat'],
  Karate: ['Ring', 'Mat'],
  Cheerleading: ['Stage'],
  Dance: ['Stage'],
  Esports: ['Stage'],
  Chess: ['Table'],
  Swimming: ['Open Water'],
}

/** Beside what it is played on. */
const secondary = new Set<string>(['Meeting Room', 'Exhibit Hall', 'Other'])

interface Space {
  type: SpaceTypeName
  mark: Mark
  sentence: Sentence
  count: Count | undefined
  isUsual: boolean
}

function typeOf(mark: Mark, usual: ReadonlySet<string>): SpaceTypeName | undefined {
  const types = SpaceTypeName.array().safeParse(mark.values['spaceType'])
  return types.success ? (types.data.find((type) => usual.has(type)) ?? types.data[0]) : undefined
}

function spacesIn(context: Context, sentence: Sentence, usual: ReadonlySet<string>): Space[] {
  const marks = context.marksIn(sentence)
  const counts = countsIn(sentence)
  return marks.flatMap((mark): Space[] => {
    const type =
      usual.has(ridingArena) && isRidingArena(context, sentence, mark) ? ridingArena : typeOf(mark, usual)
    const token = sentence.tokens[mark.at]!
    if (type === undefined || isNegatedAt(sentence, token.span[0]) || sentence.part === 'signature') return []
    // 'If another event has the river'.
    if (/\bif\b[^,.;]*$/i.test(sentence.text.slice(0, token.span[0]))) return []
    const end = sentence.tokens[mark.at + mark.length - 1]!.span[1]
    if (isRejectedAt(sentence, end) || isOwnAt(sentence, token.span[0], end)) return []
    const next = sentence.tokens[mark.at + mark.length]?.word ?? ''
    // 'A field of 40 teams'.
    if (
      next === 'of' &&
      /^\d|^(?:teams?|players?)$/.test(sentence.tokens[mark.at + mark.length + 1]?.word ?? '') &&
      !/^ of (?:about )?[\d,]+[ -]?(?:sq|square|feet|foot|ft|acres?|m)\b/i.test(sentence.text.slice(end))
    )
      return []
    // 'Spectators along the course'.
    if (
      /\b(?:along|around|beside|off|on) the $/i.test(sentence.text.slice(0, token.span[0])) &&
      courses.has(type)
    )
      return []
    // 'Field hockey', 'the court order', 'mat club'.
    if (
      /^(?:hockey|trip|club|day|order|house|manager|director|coordinator|association|sport|fees?|games?|deck|sports?|lights?|lighting)$/.test(
        next,
      )
    )
      return []
    // '18 holes' is how long a round is, not how many courses.
    const isHoles = /^holes?$/.test(sentence.tokens[mark.at + mark.length - 1]!.word)
    if (isHoles && !/^(?:golf|courses?|layouts?)$/.test(next)) return []
    // 'A gymnasium, plus 4 classrooms for the judges'.
    if (
      secondary.has(type) &&
      /\b(?:plus|also|along with|as well as|additional|extra)\b[^.;]*$/i.test(
        sentence.text.slice(0, token.span[0]),
      )
    )
      return []
    const count = countOf(sentence, mark, counts, marks)
    // 'Our two-sheet barn can’t hold it'.
    if (
      count &&
      /\bour (?:own |current |home )?$/i.test(sentence.text.slice(0, sentence.tokens[count.at]!.span[0]))
    )
      return []
    const isUsual = usual.has(type)
    if (needSport.has(type) && !isUsual) return []
    const isStated =
      count !== undefined ||
      isUsual ||
      !needCount.has(type) ||
      /\b(?:a|an|the|our|one|your|any|need|needs)\s+(?:[\w-]+\s+){0,3}$/i.test(
        sentence.text.slice(0, token.span[0]),
      )
    return isStated ? [{ type, mark, sentence, count, isUsual }] : []
  })
}

/** The main space, how many, and what they are made of. */
export function spaces(context: Context): Finding[] {
  const sports = sportsIn(context)
  // 'Motocross on any track': the track means another sport, too.
  const strongest = Math.max(...sports.map(({ strength }) => strength))
  const named = sports.filter(({ strength }) => strength === strongest).flatMap(({ values }) => values)
  const usual = new Set(
    named.flatMap((sport) => [sportByName.get(sport)?.defaultSpaceType.name ?? '', ...(alsoOn[sport] ?? [])]),
  )
  return context.sentences
    .flatMap((sentence) => sentence.message)
    .filter((message, at, all) => all.indexOf(message) === at)
    .flatMap((message) => {
      const own = context.sentences.filter((sentence) => sentence.message === message)
      const all = own.flatMap((sentence) => spacesIn(context, sentence, usual))
      const current = all.filter(
        ({ sentence, mark }) => !isPastAt(sentence, sentence.tokens[mark.at]!.span[0], context.today),
      )
      const found = mainSpace(current)
      const isCounted = found.some(({ name }) => name === 'spaceCount')
      return [...found, ...(isCounted ? [] : countBelow(current, own)), ...pastSpace(all, context)]
    })
}

const score = ({ type, count, isUsual }: Space) =>
  secondary.has(type) ? (count ? 0.5 : 0) : (count ? 2 : 0) + (isUsual ? 1 : 0)

function mainSpace(all: readonly Space[]): Finding[] {
  const ranked = all.toSorted((a, b) => score(b) - score(a))
  const [first] = ranked
  if (first === undefined) return []
  const counted = ranked.filter(({ count, type }) => count !== undefined && type === first.type)
  const { sentence, mark, count } = corrected(counted) ?? first
  const others = [...new Set(ranked.filter((one) => one.type !== first.type).map(({ type }) => type))]
  const from = count ? Math.min(count.at, mark.at) : mark.at
  const ranges = [rangeOf(sentence, from, Math.max(mark.at + mark.length, count?.end ?? 0) - from)]
  const found: Finding[] = [
    {
      name: 'spaceName',
      value: first.type,
      ranges,
      sentence,
      alternatives: others,
      reason:
        others.length > 0 ? 'The text asks for other spaces, too. Add them as further spaces.' : undefined,
    },
  ]
  if (count === undefined || count.value < 1 || count.value > 1000) return found
  const values = [...new Set(counted.map((one) => one.count!.value))].filter((value) => value !== count.value)
  const several = values.length > 0 ? 'The text has more than one number.' : undefined
  const reason = reasonOfCount(sentence, count) ?? several
  return [
    ...found,
    {
      name: 'spaceCount',
      value: count.value,
      ranges,
      sentence,
      reason,
      alternatives: count.to === undefined ? values : [count.to],
    },
  ]
}

const quantity =
  /^(?:how many|quantity|qty|count|amount|number)(?: (?:do you )?(?:needed|required|requested|need|of (?:them|these|spaces|units|surfaces|areas)))?(?: are needed| needed| required)?$/

/** 'How many: 2' in the line below 'Type of space: Rink'. */
const countBelow = (all: readonly Space[], own: readonly Sentence[]): Finding[] =>
  all
    .filter(({ sentence }) => sentence.label !== '')
    .flatMap(({ sentence }): Finding[] => {
      const next = own[own.indexOf(sentence) + 1]
      const counts = next && quantity.test(next.label) ? countsIn(next) : []
      const count = counts.find(({ at }) => next!.tokens[at]!.span[0] >= next!.valueAt)
      if (next === undefined || count === undefined || counts.length > 1) return []
      const ranges = [rangeOf(next, count.at, count.end - count.at)]
      return [
        {
          name: 'spaceCount',
          value: count.value,
          ranges,
          sentence: next,
          reason: reasonOfCount(next, count),
        },
      ]
    })
    .slice(0, 1)

/** 'Not 8', 'actually 14 courts': the number that isn't taken back. */
const corrected = (counted: readonly Space[]) =>
  counted.find(({ sentence, count }) =>
    /\b(?:actually|now|make that|correction|revised)\b/i.test(
      sentence.text.slice(0, sentence.tokens[count!.at]!.span[0]),
    ),
  ) ?? counted[0]

/** How many spaces an earlier event had. */
const pastSpace = (all: readonly Space[], { today }: Context): Finding[] =>
  all.flatMap(({ sentence, count }): Finding[] =>
    count !== undefined && isPastAt(sentence, sentence.tokens[count.at]!.span[0], today)
      ? [
          {
            name: 'spaceCount',
            value: count.value,
            ranges: [rangeOf(sentence, count.at, count.end - count.at)],
            sentence,
            isPast: true,
          },
        ]
      : [],
  )
