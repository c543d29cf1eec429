import { Location } from '@app/contract/reference-lists/locations.ts'
import { Surface } from '@app/contract/reference-lists/surfaces.ts'
import { isNegatedAt, isPastAt } from '../clauses.ts'
import { rangeOf, type Context, type Finding } from '../finding.ts'
import type { Sentence } from '../sentences.ts'

/** 'Asphalt parking', 'sand bags', 'outdoor seating': no part of the spaces. */
const elsewhere =
  /^(?:parking|lots?|pads?|bags?|bunkers?|paths?|walkways?|machines?|chests?|packs?|seating|seats|bleachers|dining|vendors?|booths?|tents?|concessions?|seasons?|scoop|plumbing|programs?|clubs?|stores?|bathrooms?|restrooms?|food)$/

function marksWith(context: Context, sentences: readonly Sentence[], name: string) {
  return sentences
    .filter(({ part }) => part !== 'signature')
    .flatMap((sentence) =>
      context.marksIn(sentence).flatMap((mark) => {
        const at = sentence.tokens[mark.at]!.span[0]
        const isUsed =
          mark.values[name] !== undefined &&
          !isNegatedAt(sentence, at) &&
          !isPastAt(sentence, at, context.today)
        // In names: 'Grass Roots League', 'Sand Dollar Open'.
        const next = sentence.tokens[mark.at + mark.length]
        const isName =
          sentence.tokens[mark.at]!.isCapitalized &&
          mark.at > 0 &&
          next?.isCapitalized === true &&
          !next.isAfterComma &&
          name !== 'location'
        const isAside =
          elsewhere.test(next?.word ?? '') ||
          /\b(?:parking|park(?:ed)?|cars)(?: is)? on (?:the )?$/i.test(sentence.text.slice(0, at))
        return isUsed && !isName && !isAside ? [{ sentence, mark }] : []
      }),
    )
}

const onIce = /\b(?:sheets?|rinks?|hockey|skat\w+|curling|arenas?|surfaces?|ice (?:time|pad)s?)\b/i

/** Surfaces that are asked for. Words of a sport that is named after one don't count: 'beach volleyball'. */
function surfacesIn(context: Context, sentences: readonly Sentence[]): Finding[] {
  const marks = marksWith(context, sentences, 'surface').filter(
    ({ mark }) =>
      mark.values['sports'] === undefined &&
      // Water is what everybody drinks, and no surface that is asked for.
      mark.values['surface']?.includes('Water') !== true &&
      // Ice for drinks and injuries.
      (mark.values['surface']?.includes('Ice') !== true || sentences.some(({ text }) => onIce.test(text))),
  )
  const [first] = marks
  const value = Surface.array().safeParse([
    ...new Set(marks.flatMap(({ mark }) => mark.values['surface'] ?? [])),
  ])
  if (first === undefined || !value.success) return []
  const common = {
    ranges: marks.map(({ sentence, mark }) => rangeOf(sentence, mark.at, mark.length)),
    sentence: first.sentence,
  }
  const [one, another] = value.data
  if (one === undefined) return []
  return another === undefined
    ? [{ name: 'surface', value: one, ...common }]
    : [{ name: 'surfaces', value: value.data.toSorted(), ...common }]
}

/** How far something is: 'outside of the city', 'inside 40 miles', 'an hour outside Tulsa'. */
const isOfRange =
  /^(?:in|out)side (?:of )?(?:(?:about|around|a|an|the|our|that|this) )*(?:\d|[a-z-]+ (?:miles?|hours?|minutes?)\b|hour|mile|city|town|state|county|region|radius|metro|area\b)/i

function settingIn(context: Context, sentences: readonly Sentence[]): Finding[] {
  // 'Indoor/Outdoor: Indoor'.
  const marks = marksWith(context, sentences, 'location').filter(
    ({ sentence: { label, text, tokens, valueAt }, mark }) =>
      // 'Anything inside of 40 miles'.
      !isOfRange.test(text.slice(tokens[mark.at]!.span[0])) &&
      // 'Covered picnic seating'.
      (tokens[mark.at]!.word !== 'covered' ||
        /^(?:courts?|arenas?|fields?|rinks?|pools?|spaces?|venues?|facilit\w+|halls?|ring|rings|stadium)$/.test(
          tokens[mark.at + mark.length]?.word ?? '',
        )) &&
      (!/\bin.*\bout|\bout.*\bin/.test(label) || tokens[mark.at]!.span[0] >= valueAt),
  )
  const [first] = marks
  const all = [...new Set(marks.flatMap(({ mark }) => mark.values['location'] ?? []))]
  const value = Location.safeParse(all[0])
  // 'Indoor or outdoor' excludes nothing.
  if (first === undefined || !value.success || all.length !== 1) return []
  return [
    {
      name: 'location',
      value: value.data,
      ranges: marks.map(({ sentence, mark }) => rangeOf(sentence, mark.at, mark.length)),
      sentence: first.sentence,
    },
  ]
}

/** What the spaces are made of, and whether they have a roof. */
export const surfaces = (context: Context): Finding[] =>
  context.messages.flatMap((message) => {
    const own = context.sentences.filter((sentence) => sentence.message === message)
    return [...surfacesIn(context, own), ...settingIn(context, own)]
  })
