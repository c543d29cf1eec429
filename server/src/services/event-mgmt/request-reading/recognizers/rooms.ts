import { numberOf } from '../../../../search/reading/amounts.ts'
import { numberPattern } from '../../../../search/reading/number-words.ts'
import { clauseAt, isPastAt } from '../clauses.ts'
import { countsIn, reasonOfCount, unitAfter, type Count } from '../counts.ts'
import { rangeOf, rangeOfMatch, type Context, type Finding } from '../finding.ts'
import type { Sentence } from '../sentences.ts'

const isRoom = (word: string) => /^(?:rooms?|rms?|rns?)$/.test(word)
/** Rooms that nobody sleeps in. */
const otherRooms =
  /\b(?:meeting|locker|breakout|warm[- ]?up|conference|first aid|aid|dressing|changing|officials?['’]?|hospitality|storage|team|class|ball|green|press|training|weight|board|party|medical|treatment|exam|judges['’]?|coaches['’]?|staff|media|score|quiet|nursing|multi-?purpose|private|separate|office|testing|tournament|family|rest|bath)[- ]?$/i
const peak =
  /\bpeak\b|\bper night\b|\/\s?(?:night|nt)\b|\ba night\b|\beach night\b|\bnightly\b|\bbusiest night\b|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bpeak[- ]night\b/i
const isBlock = /\b(?:peak nights?|hotels?|lodging|room(?:s| block| night)|rooms?|overnight)\b/i

function readRoom(sentence: Sentence, count: Count, unitAt: number, today: string): Finding[] {
  const { text, tokens } = sentence
  const { value, at, end } = count
  const from = tokens[at]!.span[0]
  const before = text.slice(tokens[end - 1]!.span[1], tokens[unitAt]!.span[0])
  // 'Each team gets two free rooms'.
  if (
    otherRooms.test(before) ||
    /\b(?:each|every) (?:team|club|player|family|coach)\b[^.;,]*$/i.test(text.slice(0, from))
  )
    return []
  const next = tokens[unitAt + 1]
  const isShort = /^rns?$/.test(tokens[unitAt]!.word)
  const isNights =
    isShort ||
    (next !== undefined &&
      /^(?:nights?|nts?)$/.test(next.word) &&
      !text.slice(tokens[unitAt]!.span[1], next.span[0]).includes('/') &&
      !/\bpeak[- ]?\s*$/i.test(before))
  const last = isNights && !isShort ? unitAt + 1 : unitAt
  const { start, end: clauseEnd } = clauseAt(sentence, from, today)
  const following = text.slice(tokens[last]!.span[1], clauseEnd)
  const near = `${sentence.label} ${text.slice(start, from).split(/[,;.]/).at(-1)} ${before} ${/^[^,;.]*?(?=[,;.]|\d|$)/.exec(following)?.[0] ?? ''}`
  const isPast = isPastAt(sentence, from, today)
  const approximate = reasonOfCount(sentence, count)
  const common = { ranges: [rangeOf(sentence, at, last + 1 - at)], sentence, isPast }
  const isUsual = /\b(?:normally|usually|typically|generally|tend to)\b/i.test(text.slice(start, from))
  const reason = approximate ?? (isUsual ? 'This is what you usually need.' : undefined)
  if (isNights) return [{ name: 'roomNights', value, ...common, reason }]
  const unclear = 'The words don’t say whether these are rooms on the busiest night or in all.'
  return [
    {
      name: 'roomsPerNight',
      value,
      ...common,
      reason: peak.test(near) ? reason : (reason ?? unclear),
      rank: peak.test(near) ? 2 : 1,
    },
  ]
}

/** 'Peak night rooms: 1,100', 'Room nights | 2,400'. */
function labeledIn(sentence: Sentence, counts: readonly Count[], today: string): Finding[] {
  const { label, tokens, valueAt } = sentence
  if (!isBlock.test(label) || otherRooms.test(label.replace(/rooms?.*$/, ''))) return []
  const first = counts.find(({ at }) => tokens[at]!.span[0] >= valueAt)
  if (first === undefined) return []
  if (unitAfter(sentence, first, (word) => isRoom(word)) !== undefined) return []
  if (
    unitAfter(sentence, first, (word) => /^(?:miles?|mi|km|min(?:ute)?s?|rooms?)$/.test(word)) !== undefined
  )
    return []
  const start = sentence.start + sentence.text.search(/\S/)
  const ranges = [{ start, end: rangeOf(sentence, first.at, first.end - first.at).end }]
  const common = { ranges, sentence, isPast: isPastAt(sentence, tokens[first.at]!.span[0], today) }
  const rest = sentence.text.slice(valueAt)
  // 'Room nights: 1,400 / peak 620'.
  const isPeak = peak.test(label) || (!/\broom nights?\b/.test(label) && peak.test(rest))
  if (/\bnights?\b/.test(label) && !isPeak)
    return [{ name: 'roomNights', value: first.value, ...common, reason: reasonOfCount(sentence, first) }]
  if (!/\brooms?|lodging|hotel|peak/.test(label)) return []
  const unclear = isPeak
    ? undefined
    : 'The words don’t say whether these are rooms on the busiest night or in all.'
  return [
    {
      name: 'roomsPerNight',
      value: first.value,
      ...common,
      reason: reasonOfCount(sentence, first) ?? unclear,
      rank: isPeak ? 2 : 1,
    },
  ]
}

/** 'Rooms: 80 on Friday, 95 on Saturday': the busiest night. */
function nightsIn(sentence: Sentence, today: string): Finding[] {
  const night = '(?:thu|fri|sat|sun|mon)\\w*(?: nights?)?'
  const match = new RegExp(
    String.raw`\b(\d[\d,]*)(?: (?:rooms?|rms?))? (?:on |for |each )?${night}(?:,|;| and|,? &| \/) ?(?:and )?(\d[\d,]*)(?: (?:rooms?|rms?))? (?:on |for )?${night}`,
    'i',
  ).exec(sentence.text)
  if (match === null || !/\b(?:hotels?|lodging|rooms?|rms?|block)\b/i.test(sentence.text)) return []
  const numbers = match.slice(1, 3).map((typed) => Number(typed.replaceAll(',', '')))
  return [
    {
      name: 'roomsPerNight',
      value: Math.max(...numbers),
      ranges: [rangeOfMatch(sentence, match)],
      sentence,
      rank: 3,
      isPast: isPastAt(sentence, match.index, today),
    },
  ]
}

/** '1,200 room nights, 480 on Saturday', '2,900 room nights, peak 1,050'. */
function saturdayIn(sentence: Sentence, today: string): Finding[] {
  const match =
    /\b(?:room (?:nights?|nts?)|rns?)\b[^.;]{0,30}?\bpeak(?:ing)?(?: night)?(?: (?:of|at))?:? (\d[\d,]*)(?!\d|,\d| (?:room )?nights?\b)|\broom nights? \((\d[\d,]*)(?: rooms?)? (?:a|per|each) night/i.exec(
      sentence.text,
    ) ??
    /\broom nights?,? (?:and |with |of which )?(\d[\d,]*)(?: of them)? (?:on|at) (?:the )?(?:(?:fri|satur|sun)day|peak)(?: night)?/i.exec(
      sentence.text,
    )
  const typed = match?.[1] ?? match?.[2]
  if (match == null || typed === undefined) return []
  const index = match.index + match[0].indexOf(typed)
  const ranges = [rangeOfMatch(sentence, { index, 0: match[0].slice(match[0].indexOf(typed)) })]
  return [
    {
      name: 'roomsPerNight',
      value: Number(typed.replaceAll(',', '')),
      ranges,
      sentence,
      rank: 2,
      isPast: isPastAt(sentence, index, today),
    },
  ]
}

/** 'Guest rooms: 1,120 total, 560 peak'. */
function numberOfPeak(sentence: Sentence, today: string): Finding[] {
  const match = /\b(?:rooms?|lodging|hotels?)\b[^.;]*?[\s,/(](\d[\d,]*) (?:(?:on|at) )?(?:the )?peak\b/i.exec(
    sentence.text,
  )
  if (match?.[1] === undefined || isPastAt(sentence, match.index, today)) return []
  const index = match.index + match[0].lastIndexOf(match[1])
  return [
    {
      name: 'roomsPerNight',
      value: Number(match[1].replaceAll(',', '')),
      ranges: [
        rangeOfMatch(sentence, { index, 0: sentence.text.slice(index, match.index + match[0].length) }),
      ],
      sentence,
      rank: 3,
    },
  ]
}

/** 'Peak 700' and '1,400 on peak' after a sentence with room nights. */
function peakAfter(sentence: Sentence, before: Sentence | undefined, today: string): Finding[] {
  if (before === undefined || before.message !== sentence.message) return []
  if (!/\b(?:room nights?|rns?|rooms)\b/i.test(before.text)) return []
  const match =
    /^\W*(?:(?:and|with) )?(?:an? |the )?peak(?:s|ing)?(?: night)?(?: (?:of|at|is))?:? (\d[\d,]*)\b|^\W*(\d[\d,]*) (?:on|at) (?:the )?peak\b/i.exec(
      sentence.text,
    )
  const typed = match?.[1] ?? match?.[2]
  return match && typed !== undefined
    ? [
        {
          name: 'roomsPerNight',
          value: Number(typed.replaceAll(',', '')),
          ranges: [rangeOfMatch(sentence, match)],
          sentence,
          rank: 2,
          isPast: isPastAt(sentence, match.index, today),
        },
      ]
    : []
}

const within = new RegExp(
  String.raw`\b(?:hotels?|motels?|lodging|rooms?|properties)\b[^.;]{0,40}?\b(?:within|w\/in|inside(?: of)?|no (?:farther|further|more) than|not (?:over|more than)|up to|at most|max(?:imum)?(?: of)?|under|less than)\s+(?:about |a )?(${numberPattern})[ -]?(?:miles?|mi)\b`,
  'i',
)
const orCloser = new RegExp(
  String.raw`\b(?:hotels?|rooms?|lodging)\b[^.;]{0,40}?\b(${numberPattern}) miles? or (?:closer|less|fewer|nearer)\b`,
  'i',
)

/** 'within 10 miles of the pool' beside hotels, 'hotels no farther than 12 miles'. */
function distanceIn(sentence: Sentence): Finding[] {
  if (!/\b(?:hotels?|motels?|lodging|rooms?|propert(?:y|ies))\b/i.test(sentence.text)) return []
  const match = within.exec(sentence.text) ?? orCloser.exec(sentence.text)
  const value = numberOf(match?.[1] ?? '')
  if (match === null || value === undefined) return []
  return Number.isInteger(value) && value >= 1 && value <= 100
    ? [{ name: 'hotelDist', value, ranges: [rangeOfMatch(sentence, match)], sentence }]
    : []
}

/** Hotel rooms and nights, and how near the hotels must be. */
export function rooms({ sentences, today }: Context): Finding[] {
  return sentences.flatMap((sentence, index) => {
    const counts = countsIn(sentence)
    const labeled = labeledIn(sentence, counts, today)
    const found = counts.flatMap((count) => {
      const unitAt = unitAfter(sentence, count, isRoom)
      const isRate = /[$€]\s?$/.test(sentence.text.slice(0, sentence.tokens[count.at]!.span[0]))
      // 'Two rooms for the judges'.
      const isFew =
        count.value < 10 && !isBlock.test(sentence.text.replace(/\brooms?\b(?! (?:block|night))/gi, ''))
      return unitAt === undefined || isRate || isFew ? [] : readRoom(sentence, count, unitAt, today)
    })
    return [
      ...labeled,
      ...found,
      ...saturdayIn(sentence, today),
      ...nightsIn(sentence, today),
      ...numberOfPeak(sentence, today),
      ...peakAfter(sentence, sentences[index - 1], today),
      ...distanceIn(sentence),
    ]
  })
}
