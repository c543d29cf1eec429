import { FacilityType } from '@app/contract/reference-lists/facility-types.ts'
import { isNegatedAt, isPastAt, isRejectedAt } from '../clauses.ts'
import { rangeOf, type Context, type Finding } from '../finding.ts'
import { isRidden, isRidingArena } from './riding-arenas.ts'
import { sportsIn } from './sports.ts'

/** The words for other types name schools, parks and hotels that the event isn't held at. */
const counted = new Set<FacilityType>([
  'Arena',
  'Stadium',
  'Convention Center',
  'Sports Complex',
  'Aquatic Center',
  'Bowling Center',
  'Ice Rink',
  'Fieldhouse',
  'Gymnasium',
  'Community Center',
  'Fairgrounds & Expo Center',
  'Race Track',
  'Equestrian Center',
])

/** Before buildings that the event isn't held in. */
const elsewhereBefore: readonly RegExp[] = [
  /\b(?:we(?:['’]re| are) an?|our(?: own)?) (?:[\w-]+ )?$/i,
  // 'A hotel within 3 miles of the gym'.
  /\b(?:from|to|of|near|around|at) the $/i,
  // 'Next to a convention center', 'we train at a community center'.
  /\b(?:next (?:door )?to|near|beside|behind|across from|(?:train|practice)\w* (?:at|in)) (?:(?:a|an|the) )?(?:[\w-]+ )?$/i,
  // 'My neighbor runs a gym'.
  /\b(?:they|he|she|who|neighbor|school|city|college) (?:has|have|runs?|owns?|built|opened) an? (?:[\w-]+ )?$/i,
]
/** 'The rec center down the street'. */
const nearby = /^ (?:down the (?:street|road)|next door|across (?:the street|town))\b/i
/** 'The rec center charges $60'. */
const known = /\b(?:the|that) (?:[\w-]+ )?$/i
const dealt = /^ (?:charge[sd]?|want(?:s|ed)|quoted|costs?|asks|asked|said|told|closed|burned|raised)\b/i

const isElsewhere = (before: string, behind: string) =>
  elsewhereBefore.some((pattern) => pattern.test(before)) ||
  nearby.test(behind) ||
  (known.test(before) && dealt.test(behind))

/** Types of facilities that are asked for, unless the words are part of a name. */
export function facilityTypes(context: Context): Finding[] {
  const { messages, sentences, marksIn, today } = context
  const areRidden = isRidden(sportsIn(context).flatMap(({ values }) => values))
  return messages.flatMap((message): Finding[] => {
    const named = sentences
      .filter((sentence) => sentence.message === message && sentence.part !== 'signature')
      .flatMap((sentence) =>
        marksIn(sentence).flatMap((mark) => {
          const { at, length, values, isTypo } = mark
          const types = FacilityType.array().safeParse(values['facilityType'])
          const token = sentence.tokens[at]!
          const [start, end] = [token.span[0], sentence.tokens[at + length - 1]!.span[1]]
          // 'Facility type: Convention Center'.
          const isValue =
            start >= sentence.valueAt && /\b(?:facilit|venue|type|building)/.test(sentence.label)
          const isName = token.isCapitalized && at > 0 && !isValue
          if (
            !types.success ||
            isTypo ||
            (areRidden && isRidingArena(context, sentence, mark)) ||
            // 'Gym space', 'gym time': the kind of space rather than of building.
            /^(?:space|time|rental|floor|floors)$/.test(sentence.tokens[at + length]?.word ?? '') ||
            isName ||
            // 'The stadium lights', 'we are a gym'.
            /^(?:hotels?|lights?|lighting|staff|manager|director|parking|owner)$/.test(
              sentence.tokens[at + length]?.word ?? '',
            ) ||
            isElsewhere(sentence.text.slice(0, start), sentence.text.slice(end)) ||
            isRejectedAt(sentence, end) ||
            isNegatedAt(sentence, start) ||
            isPastAt(sentence, start, today)
          )
            return []
          // 'Hotel or resort with a ballroom', but not the hotels of those who come.
          const isHotel =
            /\b(?:hotel or resort|resort or hotel|(?:hotel|resort) with (?:a|an) |(?:hotel|resort) ballroom)/i.test(
              sentence.text,
            )
          const value = types.data.filter(
            (type) => counted.has(type) || (type === 'Hotel & Resort' && isHotel),
          )
          return value.length > 0 ? [{ value, sentence, range: rangeOf(sentence, at, length) }] : []
        }),
      )
    const [first] = named
    const value = [...new Set(named.flatMap((one) => one.value))].toSorted()
    return first
      ? [{ name: 'facilityTypes', value, sentence: first.sentence, ranges: named.map(({ range }) => range) }]
      : []
  })
}
