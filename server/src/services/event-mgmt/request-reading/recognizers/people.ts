import { teamCountRanges, type TeamCountRange } from '@app/contract/reference-lists/team-count-ranges.ts'
import { isPastAt } from '../clauses.ts'
import { countsIn, reasonOfCount, unitAfter, type Count } from '../counts.ts'
import { rangeOf, type Context, type Finding } from '../finding.ts'
import type { Sentence } from '../sentences.ts'
import { beforeBracket, kindOf, playersOrSpectators, unitBefore, type Counted } from './counted.ts'

/** '64 teams of 10 players each': the second number isn't how many come. */
const isEach = ({ text, tokens }: Sentence, at: number, unitAt: number) => {
  const after = text.slice(tokens[unitAt]!.span[1])
  const before = text.slice(0, tokens[at]!.span[0])
  return (
    /^\s*(?:(?:in |on )?each\b(?! (?:sport|division|gender|day|weekend|night|session))|(?:per\s|\/(?=\w)|\sa\s|to (?:a|each)\s)\s*(?!day|weekend|night|session|year|game|round|few|bit|little|total|sport|division|gender)[a-z]+\b|on the roster|at a time)/i.test(
      after,
    ) ||
    /\b(?:teams?|squads|crews|groups) of\s*$|\bteams? (?:(?:may|can|must|will|should) )?(?:bring|have|carry|field|list|dress)(?: up to| at most| about)?\s*$|\beach (?:\w+ )?(?:with|has|have|of|brings?|bringing)(?: about| around| up to)?\s*$/i.test(
      before,
    ) ||
    (/\b(?:max(?:imum)? of|up to)\s*$/i.test(before) && /^\s*(?:per|each)/i.test(after)) ||
    // '24 teams x 14 wrestlers', '14 wrestlers x 24 teams'.
    (kindOf(tokens[unitAt]!.word) === 'players' &&
      (/\b(?:teams|squads),?\s*(?:x|×|\*|@|times)\s*$/i.test(before) ||
        /^\s*(?:x|×|\*|times)\s*\w+ (?:[\w-]+ ){0,3}(?:teams|squads)\b/i.test(after)))
  )
}
const beforeTeams = /^(?:and|boys|girls|mens?|womens?|youth|adult|club|travel|varsity|jv|doubles|kids|youth)$/
const isPlaying =
  /^\s*(?:(?:are|have|will be|already|currently) )*(?:playing|competing|racing|registered|entered|signed up)\b/i
const isComing =
  /^\s*(?:(?:are|have|will|should|would|plan to|is|of them|be) )+(?:coming|come|attend(?:ing)?|signed up|registered|expected|confirmed|in|committed|planned)\b/i
/** '180 teams of five'. */
const teamsOf = /\b(?:teams?|squads?|crews?) of\s*$/i
/** '64 teams (32 boys, 32 girls)': teams, too. */
const parts = /\bteams?\b\s*[(:–—-]+\s*(?:\d+ (?:boys|girls|kids)[,;]? ?(?:and |& ?|\/ ?)?)?$/i
const isUncounted = (word: string) =>
  /^(?:coach(?:es)?|officials?|referees?|refs|umpires?|judges?|volunteers?|vendors?|sponsors?|seats?|chairs?|cars?|buses|stalls?|booths?|rooms?|nights?|days?|hours?|miles?|years?|divisions?|games|matches|grades?)$/.test(
    word,
  )

/** '30-40 teams' is 26-50. */
function isWithin(range: TeamCountRange, { value, to }: Count) {
  const [least = 0, most = Infinity] = range.split(/[-+]/).filter(Boolean).map(Number)
  return to !== undefined && value >= least && to <= most
}

/** 'Our club has 14 teams': not all of them come, or others come, too. */
const isOwn =
  /\b(?:club|league|program|organization|academy|association|gym|school)\s+(?:has|have|of|fields|runs|with)\s*$/i
/** 'We run 22 tournaments a year with 900 teams', 'the top 8 teams advance'. */
const ofOthers =
  /\b(?:volunteers?|staff|stage ?hands?|officials?|volunteer (?:crew|team|staff)) of (?:about |some |around )?$|\b(?:bus|shuttle|charter|catering|security|broadcast|sound|tent|ticket\w*|insurance|cleaning|hotel|travel) (?:company|companies|crew|firm|outfit|staff|team|agency|service)\b[^.;]{0,20}$|\b(?:waiting list|waitlist)\b|\bturned away\s*$|\b(?:could|might|may|hope to) (?:grow|expand) to\s*$|\b(?:tournaments|events|meets|shows|races|games|camps|leagues)\b[^.;]{0,20}\b(?:a|per|each|every|this) (?:year|season)\b|\b(?:top|first|final|best|last|other|rosters? of|(?:parking|holds?|holding)(?: for| up to| at least)?)\s*$/i

function named(counted: Counted, count: Count, sentence: Sentence, unitAt: number, today: string): Finding[] {
  const { value, at, end } = count
  const from = Math.min(at, unitAt)
  const ranges = [rangeOf(sentence, from, Math.max(end, unitAt + 1) - from)]
  const isPast = isPastAt(sentence, sentence.tokens[at]!.span[0], today)
  const reason = reasonOfCount(sentence, count)
  const common = { ranges, sentence, isPast, reason }
  if (counted === 'teams') {
    const head = sentence.text.slice(0, sentence.tokens[at]!.span[0])
    const label = teamCountRanges.find(
      (range) =>
        isWithin(range, count) ||
        // 'More than 50 teams'.
        (range === `${value}+` && /\b(?:more than|over|north of)\s*$/i.test(head)) ||
        (range === `${value}+` && sentence.text.startsWith('+', sentence.tokens[end - 1]!.span[1])),
    )
    return label
      ? [{ name: 'teamCountRange', value: label, ...common, reason: undefined }]
      : [{ name: 'teamCount', value, ...common, rank: isOwn.test(head) ? -1 : 0 }]
  }
  if (counted === 'players') return [{ name: 'participants', value, ...common, rank: 1 }]
  if (counted === 'spectators') return [{ name: 'attendance', value, ...common }]
  if (counted === 'entrances')
    return [{ name: 'attendance', value, ...common, reason: reason ?? playersOrSpectators }]
  return [
    {
      name: 'participants',
      value,
      ...common,
      reason: reason ?? playersOrSpectators,
    },
  ]
}

/** '800 people through the doors'. */
const entering =
  /^\s*(?:[a-z]+ ){0,4}?(?:through|in|at|past|inside) (?:the |our |your )?(?:front )?(?:gates?|doors?|turnstiles?)\b/i
/** '250 people usually come to watch'. */
const watching =
  /^\s*(?:[a-z]+ ){0,4}?(?:(?:to )?(?:watch(?:ing)?|cheer(?:ing)?|spectat(?:e|ing))\b|in (?:the )?(?:audience|stands|crowd|bleachers)\b)/i

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
  // The label may be a heading or a question above the line.
  const unitAt = tokens.findIndex(({ word }) => kindOf(word) === counted)
  return named(counted, first, sentence, unitAt < 0 ? first.at : unitAt, today)
}

const expected =
  /\b(?:expect(?:ing)?|anticipat(?:e|ing)|hop(?:e|ing) for|plan(?:ning)? (?:on|for)|project(?:ing)?|look(?:ing)? (?:at|for)|(?:we|i) (?:think|figure|guess|see)|we['’]ll (?:have|be at))(?: about| around| roughly| closer to| some| more like)*\s*$/i
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

/** The kind of the last count before another one of its sentence. */
function earlierKind(sentence: Sentence, { at }: Count) {
  const before = sentence.tokens.slice(0, at).findLast(({ word }) => kindOf(word) !== undefined)
  return before && kindOf(before.word)
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
    const arePlayers = counts.some((count) => {
      const unit = unitAfter(sentence, count, (word) => kindOf(word) === 'players')
      return unit !== undefined
    })
    const found = counts.flatMap((count) => {
      const { tokens, text } = sentence
      // '64 boys teams', '54 boys and girls teams'.
      const isOfTeams = (word: string, at: number) => {
        if (!/^(?:boys|girls|kids)$/.test(word)) return false
        if (parts.test(text.slice(0, tokens[count.at]!.span[0]))) return true
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
      const ofCrowd = /\b(?:crowds?|audiences?|attendance)\b[^.;,\d]{0,25}$/i.test(
        text.slice(0, tokens[count.at]!.span[0]),
      )
      // 'The crowd should be 600 people'.
      if (ofCrowd && counted === 'people') return named('spectators', count, sentence, stopped!, today)
      const audience =
        stopped === undefined &&
        (ofCrowd ||
          /^\s*(?:[a-z]+ ){0,3}?(?:family members\b|in (?:the )?(?:audience|stands|crowd|attendance|bleachers)|(?:coming )?to watch|watching|spectating)/i.test(
            text.slice(tokens[count.end - 1]!.span[1]),
          ))
      // '220 playing', '400 signed up'.
      // 'Spectators under 200', 'attendance should be around 900'.
      const reversed =
        stopped === undefined && !teamsOf.test(text.slice(0, tokens[count.at]!.span[0]))
          ? unitBefore.exec(text.slice(0, tokens[count.at]!.span[0]))?.[1]
          : undefined
      const bracketed = /^\s?(?:total|or so|max|est\w*\.?|expected|approx\w*\.?| )*\)/i.test(
        text.slice(tokens[count.end - 1]!.span[1]),
      )
        ? beforeBracket.exec(text.slice(0, tokens[count.at]!.span[0]))?.[1]
        : undefined
      const inBracket = bracketed === undefined ? undefined : kindOf(bracketed.toLowerCase())
      if (inBracket !== undefined && labeled.length === 0)
        return named(inBracket, count, sentence, count.at, today)
      const kind = reversed === undefined ? undefined : kindOf(reversed.toLowerCase())
      if (
        kind !== undefined &&
        labeled.length === 0 &&
        isBare.test(text.slice(tokens[count.end - 1]!.span[1]))
      )
        return named(kind, count, sentence, count.at, today)
      // 'Last year had 36 teams; this year 40 are coming': the noun of the number before.
      const lastKind = isComing.test(text.slice(tokens[count.end - 1]!.span[1]))
        ? (earlierKind(sentence, count) ?? lastCounted(sentences[index - 1]))
        : undefined
      if (stopped === undefined && lastKind) return named(lastKind, count, sentence, count.at, today)
      if (stopped === undefined && isPlaying.test(text.slice(tokens[count.end - 1]!.span[1])))
        return named('players', count, sentence, count.at, today)
      if (stopped === undefined && /^\s*of us\b/i.test(text.slice(tokens[count.end - 1]!.span[1])))
        return named('people', count, sentence, count.at, today)
      // 'Spectators pay $20, usually 1500 of them'.
      const meant =
        stopped === undefined &&
        /^\s*of (?:them|these|those)\b/i.test(text.slice(tokens[count.end - 1]!.span[1]))
          ? tokens.slice(0, count.at).findLast(({ word }) => kindOf(word) !== undefined)
          : undefined
      if (meant) return named(kindOf(meant.word)!, count, sentence, count.at, today)
      if (audience) return named('spectators', count, sentence, count.at, today)
      const rest = text.slice(tokens[stopped ?? count.end - 1]!.span[1])
      if ((stopped === undefined || counted === 'people') && entering.test(rest))
        return named('entrances', count, sentence, stopped ?? count.at, today)
      if (counted === undefined || stopped === undefined || isEach(sentence, count.at, stopped)) return []
      if (
        ofOthers.test(text.slice(0, tokens[count.at]!.span[0])) ||
        /^\s*(?:in|at|across) (?:our|the) (?:\w+ )?(?:league|club|program|academy|district|state)\b/i.test(
          text.slice(tokens[stopped]!.span[1]),
        )
      )
        return []
      // '420 fencers and 700 guests'.
      const areOthers = watching.test(rest) || (arePlayers && /^guests$/.test(tokens[stopped]!.word))
      const kindHere =
        counted !== 'people' ? counted : areOthers ? 'spectators' : arePlayers ? 'entrances' : counted
      return named(kindHere, count, sentence, stopped, today)
    })
    return [
      ...labeled,
      ...elided(sentence, counts, lastCounted(sentences[index - 1]), today),
      ...found.filter(({ name }) => labeled.every((one) => one.name !== name)),
    ]
  })
}
