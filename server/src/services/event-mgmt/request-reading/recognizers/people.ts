import { teamCountRanges } from '@app/contract/reference-lists/team-count-ranges.ts'
import { isPastAt } from '../clauses.ts'
import { countsIn, reasonOfCount, unitAfter, type Count } from '../counts.ts'
import { rangeOf, type Context, type Finding } from '../finding.ts'
import type { Sentence } from '../sentences.ts'

type Counted = 'teams' | 'players' | 'spectators' | 'people'

const units: readonly (readonly [Counted, RegExp])[] = [
  ['teams', /^(?:teams?|tms?|equipos|squads?|duos|crews|sides|quartets|foursomes)$/],
  [
    'players',
    /^(?:players?|athletes?|competitors?|participants?|entrants|wrestlers|swimmers|divers|gymnasts|dancers|archers|skaters|runners|riders|fencers|golfers|bowlers|cheerleaders|skiers|shooters|racers|cyclists|rowers|paddlers|gamers|boxers|lifters|climbers|curlers|surfers|anglers|jumpers|campers|performers|musicians|drivers|registrants|triathletes|skateboarders|sailors|bikers|scullers|pitchers|throwers|youngsters|teens|judoka|karateka|competidores|jugadores|atletas|kids|children|girls|boys|students|employees|staff|singles|contestants)$/,
  ],
  [
    'spectators',
    /^(?:spectators?|fans|attendees|attendance|audience|parents|visitors|viewers|families|onlookers|crowd)$/,
  ],
  ['people', /^(?:people|ppl|folks|guests|persons|pax)$/],
]
const kindOf = (word: string) => units.find(([, pattern]) => pattern.test(word))?.[0]

/** '64 teams of 10 players each': the second number isn't how many come. */
const isEach = ({ text, tokens }: Sentence, at: number, unitAt: number) => {
  const after = text.slice(tokens[unitAt]!.span[1])
  const before = text.slice(0, tokens[at]!.span[0])
  return (
    /^\s*(?:each\b(?! (?:sport|division|gender|day|weekend|night|session))|(?:per\s|\/|\sa\s|to (?:a|each)\s)\s*(?!day|weekend|night|session|year|game|round|few|bit|little|total|sport|division|gender)[a-z]+\b|on the roster|at a time)/i.test(
      after,
    ) ||
    /\b(?:teams?|squads|crews|groups) of\s*$|\beach (?:with|has|have|of|brings?|bringing)(?: about| around| up to)?\s*$/i.test(
      before,
    ) ||
    (/\b(?:max(?:imum)? of|up to)\s*$/i.test(before) && /^\s*(?:per|each)/i.test(after))
  )
}
const beforeTeams = /^(?:and|boys|girls|mens?|womens?|youth|adult|club|travel|varsity|jv|doubles|kids|youth)$/
const isPlaying =
  /^\s*(?:(?:are|have|will be|already|currently) )*(?:playing|competing|racing|registered|entered|signed up)\b/i
const unitBefore =
  /\b(spectators?|attendance|players|athletes|participants|teams|fans|competitors|attendees|crowd|audience)\b,?\s+(?:should |will |may |might |to |could |usually )*(?:be|number|total|hit|reach|top|around|about|approx\w*\.?|roughly|under|up to|near|close to|of|is|are|~)(?:\s+(?:about|around|roughly|up to|near|under|close to|be|approximately))*\s*$/i
const isUncounted = (word: string) =>
  /^(?:coach(?:es)?|officials?|referees?|refs|umpires?|judges?|volunteers?|vendors?|sponsors?|seats?|chairs?|cars?|buses|stalls?|booths?|rooms?|nights?|days?|hours?|miles?|years?|divisions?|games|matches|grades?)$/.test(
    word,
  )

function named(counted: Counted, count: Count, sentence: Sentence, unitAt: number, today: string): Finding[] {
  const { value, at, end } = count
  const from = Math.min(at, unitAt)
  const ranges = [rangeOf(sentence, from, Math.max(end, unitAt + 1) - from)]
  const isPast = isPastAt(sentence, sentence.tokens[at]!.span[0], today)
  const reason = reasonOfCount(sentence, count)
  const common = { ranges, sentence, isPast, reason }
  if (counted === 'teams') {
    const label = teamCountRanges.find(
      (range) =>
        range === `${value}-${count.to ?? ''}` ||
        // 'More than 50 teams'.
        (range === `${value}+` &&
          /\b(?:more than|over|north of)\s*$/i.test(sentence.text.slice(0, sentence.tokens[at]!.span[0]))) ||
        (range === `${value}+` && sentence.text.startsWith('+', sentence.tokens[end - 1]!.span[1])),
    )
    return label
      ? [{ name: 'teamCountRange', value: label, ...common, reason: undefined }]
      : [{ name: 'teamCount', value, ...common }]
  }
  if (counted === 'players') return [{ name: 'participants', value, ...common, rank: 1 }]
  if (counted === 'spectators') return [{ name: 'attendance', value, ...common }]
  return [
    {
      name: 'participants',
      value,
      ...common,
      reason: reason ?? 'These people may be players or spectators.',
    },
  ]
}

/** The unit in a label: 'Number of teams: 160'. */
function labeledIn(sentence: Sentence, counts: readonly Count[], today: string): Finding[] {
  const { label, tokens, valueAt, text } = sentence
  const words = label.split(/[^a-z]+/)
  if (label === '' || words.some(isUncounted)) return []
  const counted = words.map(kindOf).find((kind) => kind !== undefined)
  const first = counts.find(({ at }) => tokens[at]!.span[0] >= valueAt)
  if (counted === undefined || first === undefined) return []
  // 'Attendance: 350 competitors, 900 spectators'.
  const own = unitAfter(sentence, first, (word) => kindOf(word) !== undefined)
  if (own !== undefined && kindOf(tokens[own]!.word) !== counted) return []
  // 'Teams: bring 4 balls'.
  if (
    !/^[^a-z]*(?:about|around|approx\w*\.?|up to|max|~|est\w*\.?)?\s*$/i.test(
      text.slice(valueAt, tokens[first.at]!.span[0]),
    )
  )
    return []
  return named(
    counted,
    first,
    sentence,
    tokens.findIndex(({ word }) => kindOf(word) === counted),
    today,
  )
}

const expected =
  /\b(?:expect(?:ing)?|anticipat(?:e|ing)|hop(?:e|ing) for|plan(?:ning)? (?:on|for)|project(?:ing)?|look(?:ing)? (?:at|for)|we['’]ll (?:have|be at))(?: about| around| roughly| closer to| some| more like)*\s*$/i
const isBare = /^(?:\s*(?:$|[.,;)!]|this\b|in 20|for 20|next\b|or so\b))/i

/** 'We had 162 players in 2026 and we expect 220 this time': the noun of a number before. */
function elided(sentence: Sentence, counts: readonly Count[], last: Counted | undefined, today: string) {
  const { text, tokens } = sentence
  let counted = last
  return counts.flatMap((count): Finding[] => {
    const unit = unitAfter(sentence, count, (word) => kindOf(word) !== undefined || isUncounted(word))
    if (unit !== undefined) {
      counted = kindOf(tokens[unit]!.word)
      return []
    }
    const isMeant =
      expected.test(text.slice(0, tokens[count.at]!.span[0])) &&
      isBare.test(text.slice(tokens[count.end - 1]!.span[1]))
    return isMeant && counted ? named(counted, count, sentence, count.at, today) : []
  })
}

/** The kind of the last count of a sentence. */
function lastCounted(sentence: Sentence | undefined): Counted | undefined {
  const last = sentence ? countsIn(sentence).at(-1) : undefined
  const unit = last && sentence ? unitAfter(sentence, last, (word) => kindOf(word) !== undefined) : undefined
  return unit === undefined ? undefined : kindOf(sentence!.tokens[unit]!.word)
}

/** How many teams, players and spectators come. */
export function people({ sentences, today }: Context): Finding[] {
  return sentences.flatMap((sentence, index) => {
    const counts = countsIn(sentence)
    const labeled = labeledIn(sentence, counts, today)
    const found = counts.flatMap((count) => {
      const { tokens, text } = sentence
      // '64 boys teams', '54 boys and girls teams'.
      const isOfTeams = (word: string, at: number) => {
        if (!/^(?:boys|girls|kids)$/.test(word)) return false
        let next = at + 1
        while (beforeTeams.test(tokens[next]?.word ?? '')) next++
        return kindOf(tokens[next]?.word ?? '') === 'teams'
      }
      const stopped = unitAfter(
        sentence,
        count,
        (word, at) => (kindOf(word) !== undefined && !isOfTeams(word, at)) || isUncounted(word),
      )
      const counted = stopped === undefined ? undefined : kindOf(sentence.tokens[stopped]!.word)
      // '120 in the audience'.
      const audience =
        stopped === undefined &&
        (/\b(?:crowds?|audiences?|attendance)\b[^.;,\d]{0,25}$/i.test(
          text.slice(0, tokens[count.at]!.span[0]),
        ) ||
          /^\s*(?:[a-z]+ ){0,3}?(?:in (?:the )?(?:audience|stands|crowd|attendance|bleachers)|(?:coming )?to watch|watching|spectating|through the (?:gate|door)s?)/i.test(
            text.slice(tokens[count.end - 1]!.span[1]),
          ))
      // '220 playing', '400 signed up'.
      // 'Spectators under 200', 'attendance should be around 900'.
      const reversed =
        stopped === undefined ? unitBefore.exec(text.slice(0, tokens[count.at]!.span[0]))?.[1] : undefined
      const kind = reversed === undefined ? undefined : kindOf(reversed.toLowerCase())
      if (
        kind !== undefined &&
        labeled.length === 0 &&
        isBare.test(text.slice(tokens[count.end - 1]!.span[1]))
      )
        return named(kind, count, sentence, count.at, today)
      if (stopped === undefined && isPlaying.test(text.slice(tokens[count.end - 1]!.span[1])))
        return named('players', count, sentence, count.at, today)
      if (stopped === undefined && /^\s*of us\b/i.test(text.slice(tokens[count.end - 1]!.span[1])))
        return named('people', count, sentence, count.at, today)
      if (audience) return named('spectators', count, sentence, count.at, today)
      if (counted === undefined || stopped === undefined || isEach(sentence, count.at, stopped)) return []
      return named(counted, count, sentence, stopped, today)
    })
    return [
      ...labeled,
      ...elided(sentence, counts, lastCounted(sentences[index - 1]), today),
      ...found.filter(({ name }) => labeled.every((one) => one.name !== name)),
    ]
  })
}
