import { sportByName, SportName } from '@app/contract/reference-lists/sports.ts'
import { isNegatedAt, isPastAt, isRejectedAt } from '../clauses.ts'
import { rangeOf, type Context, type Finding } from '../finding.ts'
import type { Sentence } from '../sentences.ts'
import { players } from '../vocabulary.ts'

/** Synonyms that mean something else in sentences. They count only beside nothing better. */
const weak = new Set(
  'dojo marathon synchro synchronized synchronised breaking dive sweep trap sup tri throws freestyle skate skating surf curl compound rifle crew gravel scramble derby polo physique track duals dance climbing footy paddle stunt pom snatch squat aerials gamer birdie foil beam combine martial running swim 5k 10k hoops board games hockey football aquatics sprint throw hurdle skipping ballroom pickle horse ski spirit bike canoe kayak paddling gaming twirl blitz pairs downhill spartan aau'.split(
    ' ',
  ),
)

const playerWords = new Set(Object.values(players).flatMap((words) => words.split(', ')))
/** 'sprint' of 'sprints'. */
const stem = (word: string) => (word.length > 4 ? word.replace(/s$/, '') : word)

export interface NamedSport {
  values: readonly SportName[]
  sentence: Sentence
  at: number
  length: number
  /** 0 if the word means other things, too, 1 in a name or for players, 1.5 for a site, else 2. The strongest count. */
  strength: number
}

const site =
  /^\s+(?:courts?|(?:out)?fields?|gyms?|rinks?|pools?|diamonds?|halls?|floors?|arenas?|stadiums?|centers?|clubs?|parks?|alleys?|studios?)\b/i

/** The sport of a site that isn't asked for: 'basketball courts won’t work', '(it’ll be a trampoline park)'. */
function isOfOtherSite(sentence: Sentence, at: number, length: number) {
  const { text, tokens } = sentence
  const end = tokens[at + length - 1]!.span[1]
  // 'A climbing gym' is one phrase.
  const isSite = length > 1 && site.test(text.slice(tokens[at + length - 2]!.span[1]))
  const after = text.slice(end)
  return (
    (isSite || site.test(after)) &&
    (isRejectedAt(sentence, end) ||
      /\b(?:be|become|becomes|becoming|became|into) an? (?:new )?$/i.test(
        text.slice(0, tokens[at]!.span[0]),
      ) ||
      /^\s+\w+ now\b/i.test(after))
  )
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
      if (isOfOtherSite(sentence, at, length)) return []
      const words = sentence.tokens.slice(at, at + length).map(({ word }) => word)
      // 'Athletic trainer'.
      if (token.word === 'athletic') return []
      // 'A 20-foot ceiling'.
      if (token.word === 'foot') return []
      const isLabeled = /\bsports?\b/.test(sentence.label)
      const isWeak =
        isTrack ||
        sentence.part === 'signature' ||
        [words.join(''), words.join(' ')].some((word) => weak.has(word) || weak.has(stem(word)))
      const isInPassing = isInName(sentence, at, length) || playerWords.has(stem(words.join(' ')))
      // 'A shooting range beside it' says less than 'biathlon'.
      const isOfSite = values['spaceType'] !== undefined
      const strength = isLabeled ? 2 : isWeak ? 0 : isInPassing ? 1 : isOfSite ? 1.5 : 2
      return [{ values: named.data, sentence, at, length, strength }]
    }),
  )
  known.set(context, found)
  return found
}

/** 'Salt Life Volleyball Tour': a name in running text, which says less than other words. */
function isInName({ tokens, text, part }: Sentence, at: number, length: number) {
  const [before, after] = [tokens[at - 1], tokens[at + length]]
  const isJoined = (one: Sentence['tokens'][number] | undefined, gap: string) =>
    one?.isCapitalized === true && /^\s*$/.test(gap)
  const start = tokens[at]!.span[0]
  const end = tokens[at + length - 1]!.span[1]
  return (
    part === 'body' &&
    tokens[at]!.isCapitalized &&
    // Headings have capitals everywhere.
    tokens.some(({ isCapitalized, word }) => !isCapitalized && word.length > 3 && !/^\d/.test(word)) &&
    ((at > 1 && isJoined(before, text.slice(before?.span[1] ?? 0, start))) ||
      (at > 0 && isJoined(after, text.slice(end, after?.span[0]))))
  )
}

/** Kinds of a sport that are said by its name, too. */
const kindsOf: Readonly<Partial<Record<SportName, readonly SportName[]>>> = {
  Volleyball: ['Beach Volleyball'],
  Basketball: ['Wheelchair Basketball'],
  Rugby: ['Wheelchair Rugby'],
  Lacrosse: ['Box Lacrosse'],
  'Ice Hockey': ['Sled Hockey', 'Field Hockey', 'Roller Hockey', 'Ball Hockey'],
  Swimming: ['Artistic Swimming'],
  Golf: ['Disc Golf'],
  Tennis: ['Table Tennis'],
  'Track & Field': ['Cross Country', 'Triathlon'],
}

const besideGap = /^\s*(?:,|\/|\+|&|and|or|plus|,?\s*and)\s*(?:a |some )?$/i

/** The words between two, the one that comes first. */
function gapOf(one: NamedSport, other: NamedSport) {
  const [first, last] = one.at < other.at ? [one, other] : [other, one]
  return one.sentence === other.sentence
    ? one.sentence.text.slice(
        one.sentence.tokens[first.at + first.length - 1]!.span[1],
        one.sentence.tokens[last.at]!.span[0],
      )
    : undefined
}

/** 'Cheer & dance': a doubtful word beside a certain one. */
const isBeside = (one: NamedSport, all: readonly NamedSport[], strongest: number) =>
  all.some(
    (other) => other.strength === strongest && other !== one && besideGap.test(gapOf(one, other) ?? 'x'),
  )

/** 'Beach volleyball', and later 'our volleyball': one sport, unless both are asked for side by side. */
const isGeneral = (one: NamedSport, all: readonly NamedSport[]) =>
  one.values.length === 1 &&
  all.some((other) => {
    const { values } = other
    return (
      values.length === 1 &&
      kindsOf[one.values[0]!]?.includes(values[0]!) === true &&
      !besideGap.test(gapOf(one, other) ?? 'x')
    )
  })

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
      const strongest = Math.max(...named.map(({ strength }) => strength))
      const strong = named
        .filter((one) => one.strength === strongest || (strongest > 0 && isBeside(one, named, strongest)))
        .filter((one, _, others) => !isOfDiamonds(one, others) && !isGeneral(one, others))
      const counted = strong.length > 0 ? strong : named
      const spaces = new Set(
        context.sentences
          .flatMap((sentence) => context.marksIn(sentence))
          .flatMap(({ values }) => values['spaceType'] ?? []),
      )
      const meant = counted.map((one) => ({ ...one, values: narrowed(one, named, spaces) }))
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
