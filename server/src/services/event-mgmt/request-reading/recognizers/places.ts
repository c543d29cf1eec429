import { stateNames, stateOf } from '@app/contract/reference-lists/regions.ts'
import { monthOf } from '../../../../search/reading/months.ts'
import { isNegatedAt, isPastAt } from '../clauses.ts'
import { rangeOf, type Context, type Finding } from '../finding.ts'
import type { Message } from '../messages.ts'
import type { Sentence } from '../sentences.ts'
import { distanceIn, labeledDistance, limitedDistance } from './distances.ts'
import { listAt } from './named-places.ts'
import { rankOf, type NamedPlace } from './place-ranks.ts'

const namedStates = new WeakMap<Message, ReadonlySet<string>>()
// 'Kansas City' and 'Washington Avenue' name no state.
const statePattern = new RegExp(
  String.raw`\b(?:${stateNames.join('|')})\b(?! (?:City|County|Avenue|Street|University|College)\b)`,
  'g',
)

/** The states that a message names in full. */
function statesIn({ sentences }: Context, message: Message): ReadonlySet<string> {
  const known =
    namedStates.get(message) ??
    new Set(
      sentences
        .filter((one) => one.message === message && one.part !== 'signature')
        .flatMap(({ text }) => text.match(statePattern) ?? []),
    )
  namedStates.set(message, known)
  return known
}

/** Fayetteville in Arkansas, if the text names Arkansas rather than North Carolina. */
function inNamedState(context: Context, { message }: Sentence, place: NamedPlace): NamedPlace {
  const named = statesIn(context, message)
  const isNamed = (one: string) => named.has(stateOf(one.split(', ').at(-1)!)?.name ?? '')
  const other = isNamed(place.label) ? undefined : place.others.find(isNamed)
  return other === undefined ? place : { ...place, label: other, others: [] }
}

/** Whether the words between two stops are only the places: 'tampa fl or clearwater'. */
function isLone({ tokens, text }: Sentence, list: readonly NamedPlace[]) {
  const [first, last] = [list[0]!, list.at(-1)!]
  const head = text.slice(0, tokens[first.at]!.span[0])
  const tail = text.slice(tokens[last.at + last.length - 1]!.span[1])
  return (
    /(?:^|[,;:|.(–—•*]|\s-|^-|\b(?:so|then|maybe|probably|ideally|hopefully|alternatively|otherwise|failing that|if not)\b)\s*$/i.test(
      head,
    ) &&
    /^\s*(?:\d{5}(?:-\d{4})?\s*)?(?:$|[,;|.!?()–—]|(?:only|instead|pls|plz|please|thx)\b|\s-|area\b|(?:are|is) (?:all )?(?:fine|ok|good)|within\b|plus or minus\b|give or take\b|or (?:(?:its|the|in) )?(?:close|near|surround|any(?:where|place)|somewhere|within|elsewhere|up to|no (?:more|farther|further)|not (?:more|over)|\d))/i.test(
      tail,
    )
  )
}

export function places(context: Context): Finding[] {
  const found = namedPlaces(context)
  return found.some(({ name }) => name === 'requestAddress')
    ? [
        ...found,
        ...context.sentences.flatMap((sentence) =>
          sentence.part === 'body' && !isPastAt(sentence, 0, context.today) ? limitedDistance(sentence) : [],
        ),
      ]
    : found
}

/** As many as a person can choose from. */
const mostPlaces = 6
const mostNamesakes = 3

function namedPlaces(context: Context): Finding[] {
  return context.sentences.flatMap((sentence, index) => {
    const after = context.sentences[index + 1]
    const next = after?.message === sentence.message && after.part === 'body' ? `. ${after.text}` : ''
    if (sentence.part !== 'body' && sentence.part !== 'subject') return []
    const found: Finding[] = labeledDistance(sentence)
    // 'KY' of a town that isn't meant isn't the state either.
    let rejected = 0
    for (let at = 0; at < sentence.tokens.length;) {
      const { word, span } = sentence.tokens[at]!
      const list = monthOf(word) === undefined && !/^\d/.test(word) ? listAt(context, sentence, at) : []
      const [typed, ...rest] = list
      const first = typed && typed.others.length > 0 ? inNamedState(context, sentence, typed) : typed
      const isRest = at < rejected && (word.length === 2 || first?.label.includes(',') === false)
      const rank = first && !isRest ? rankOf(sentence, list, isLone(sentence, list), next) : undefined
      if (
        first === undefined ||
        rank === undefined ||
        first.label === '' ||
        isNegatedAt(sentence, span[0]) ||
        isPastAt(sentence, span[0], context.today)
      ) {
        if (first !== undefined) rejected = Math.max(rejected, at + first.length)
        // 'Teams come from Tulsa and Little Rock'.
        const last = list.at(-1)
        at = rank === undefined && last && rest.length > 0 ? last.at + last.length : at + 1
        continue
      }
      const last = list.at(-1)!
      const end = last.at + last.length
      // Each of those that are named, before others of the same name.
      const named = [
        ...new Set([first, ...rest].map(({ label }) => label).filter((label) => label !== '')),
      ].slice(0, mostPlaces)
      const several =
        named.length > 1
          ? `The text names several places: ${named.join('; ')}. A request looks near one of them.`
          : undefined
      const unclear = first.isGuess
        ? 'The place is spelled differently.'
        : first.others.length > 0 && rank < 4 && !isKnown(first)
          ? `There are other places of this name.`
          : undefined
      found.push({
        name: 'requestAddress',
        value: first.label,
        ranges: [rangeOf(sentence, at, end - at)],
        sentence,
        // 'Back to west Michigan', then 'Grand Rapids, Mich. is where': the town counts.
        rank: first.label.includes(',') && rank >= 2 ? rank + 0.6 : rank,
        alternatives: [...named.slice(1), ...first.others.slice(0, mostNamesakes)],
        reason: several ?? unclear,
      })
      found.push(...distanceIn(sentence, { start: span[0], end: sentence.tokens[end - 1]!.span[1] }))
      at = end
    }
    return found
  })
}

/** Whether namesakes are much smaller, so that nobody needs to be asked. */
const isKnown = ({ others }: NamedPlace) => others.length < 2
