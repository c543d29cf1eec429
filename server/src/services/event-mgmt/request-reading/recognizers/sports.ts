import { sportByName, SportName } from '@app/contract/reference-lists/sports.ts'
import { isNegatedAt, isPastAt } from '../clauses.ts'
import { rangeOf, type Context, type Finding } from '../finding.ts'
import type { Sentence } from '../sentences.ts'

/** Synonyms that mean something else in sentences. They count only beside nothing better. */
const weak = new Set(
  'breaking dive sweep trap sup tri throws freestyle skate skating surf curl compound rifle crew gravel scramble derby polo physique track duals dance climbing footy paddle stunt pom snatch squat aerials gamer birdie foil beam combine martial running swim 5k 10k hoops board games hockey football aquatics'.split(
    ' ',
  ),
)

export interface NamedSport {
  values: readonly SportName[]
  sentence: Sentence
  at: number
  length: number
  isWeak: boolean
}

const known = new WeakMap<Context, NamedSport[]>()

/** The words for sports, without those of earlier events, negated ones and greetings. */
export function sportsIn(context: Context): NamedSport[] {
  const before = known.get(context)
  if (before) return before
  const found = context.sentences.flatMap((sentence) =>
    context.marksIn(sentence).flatMap(({ at, length, values }): NamedSport[] => {
      const isTrack = values['sports'] === undefined && values['spaceType']?.includes('Track') === true
      const named = SportName.array().safeParse(isTrack ? ['Track & Field'] : values['sports'])
      const token = sentence.tokens[at]!
      if (!named.success || named.data.length === 0) return []
      if (isNegatedAt(sentence, token.span[0]) || isPastAt(sentence, token.span[0], context.today)) return []
      // 'Baton Rouge'.
      const isPlace =
        token.isCapitalized &&
        context.gazetteer.places.at(sentence.tokens, at).some((one) => one.length > length)
      if (isPlace) return []
      // 'Cheers' is a farewell.
      if (token.word === 'cheers') return []
      const words = sentence.tokens.slice(at, at + length).map(({ word }) => word)
      // 'Athletic trainer'.
      if (token.word === 'athletic') return []
      const isWeak =
        isTrack || sentence.part === 'signature' || weak.has(words.join('')) || weak.has(words.join(' '))
      return [{ values: named.data, sentence, at, length, isWeak }]
    }),
  )
  known.set(context, found)
  return found
}

const spaceOf = (sport: SportName) => sportByName.get(sport)?.defaultSpaceType.name

/** A synonym of several sports stands for those that another word names, or that are played on the spaces that are asked for. */
function narrowed(
  one: NamedSport,
  all: readonly NamedSport[],
  spaces: ReadonlySet<string>,
): readonly SportName[] {
  if (one.values.length === 1) return one.values
  const exact = all.filter(({ values }) => values.length === 1).flatMap(({ values }) => values)
  const named = one.values.filter((sport) => exact.includes(sport))
  if (named.length > 0) return named
  const fitting = one.values.filter((sport) => spaces.has(spaceOf(sport) ?? ''))
  return fitting.length > 0 && spaces.size > 0 ? fitting : one.values
}

/** 'Softball diamonds' for kickball. */
const isOfDiamonds = ({ sentence, at, length, values }: NamedSport, all: readonly NamedSport[]) =>
  values.some((sport) => sport === 'Softball' || sport === 'Baseball') &&
  /^(?:diamonds?|fields?|complex)$/.test(sentence.tokens[at + length]?.word ?? '') &&
  all.some((other) => other.values.every((sport) => !values.includes(sport)))

export function sports(context: Context): Finding[] {
  const all = sportsIn(context)
  return Map.groupBy(all, ({ sentence }) => sentence.message.age)
    .values()
    .toArray()
    .flatMap((named): Finding[] => {
      const strong = named
        .filter(({ isWeak }) => !isWeak)
        .filter((one, _, others) => !isOfDiamonds(one, others))
      const counted = strong.length > 0 ? strong : named
      const spaces = new Set(
        context.sentences
          .flatMap((sentence) => context.marksIn(sentence))
          .flatMap(({ values }) => values['spaceType'] ?? []),
      )
      const meant = counted.map((one) => ({ ...one, values: narrowed(one, counted, spaces) }))
      const value = [...new Set(meant.flatMap(({ values }) => values.slice(0, 1)))]
      const first = meant[0]
      if (first === undefined) return []
      const unclear = meant.find(
        ({ values }) =>
          values.length > 1 && values.every((sport) => sport === values[0] || !value.includes(sport)),
      )
      const isOne = value.length === 1 && unclear !== undefined
      return [
        {
          name: 'sportsList',
          value,
          sentence: first.sentence,
          ranges: meant.map(({ sentence, at, length }) => rangeOf(sentence, at, length)),
          reason: isOne ? 'The word stands for several sports.' : undefined,
          alternatives: isOne ? unclear.values.slice(1, 4).map((sport) => [sport]) : [],
        },
      ]
    })
}
