import { placeSeparator } from '@app/contract/rules/place-list.ts'
import { stateOf, type StateName } from '@app/contract/reference-lists/regions.ts'
import { joinedWords, tokensOf } from './reading/tokens.ts'
import { englishShortForms, foreignShortForms, stateByWords } from './reading/state-words.ts'

/** One of the places that an address lists. */
export interface PlacePart {
  /** As it is written. */
  text: string
  /** Without the state. Null for a state or another area alone. */
  town: string | null
  state: StateName | null
  /** 'KS' of 'Kansas City, MO/KS' and 'NH' of 'Portland, ME or NH': the same town there or, if there is none, the state. */
  isOtherState: boolean
  /** The state is written after a later town of the list: 'Texas' of Atlanta in 'Atlanta or Dallas, Texas'. */
  isSharedState: boolean
  /** Which of the parts between 'or' and the like it is in. */
  chunk: number
}

/** The most places that one address lists. */
const mostParts = 10

/** Names that have a word between places in them. */
const withSeparator =
  /\b(?:Newfoundland and Labrador|Truth or Consequences|Lewis and Clark|King and Queen|Prescott and Russell|Leeds and Grenville|Lennox and Addington)\b/gi
/** A town with the name of a state: 'Washington, DC', 'Indiana, PA', 'New York, New York'. */
const district = /\bwashington,?\s+d\.?\s?c\b\.?/gi
const isTownOfState = (item: string, next: string | undefined) =>
  next !== undefined &&
  item.length > 2 &&
  (/^[A-Z]{2}$/.test(next) || next === item) &&
  stateIn(next) !== undefined
const joint = '\u{E000}'
/** 'Salem OR or Eugene': the state rather than the word. */
const oregon = /(?<=[a-z],?\s+|,)OR(?=\s*(?:$|[,;/&|]|\s(?:or|and)\s))/gi
const lead =
  /^(?:(?:either|both|between|maybe|possibly|perhaps|even|also|anywhere|somewhere|in|near|around|at|outside|close to)\s+)+/i
/** 'Dallas or nearby': no place of its own. */
const vague =
  /^(?:the\s+)?(?:near(?:by)?|surrounding|close(?:r| by)|vicinity|suburbs|thereabouts|adjacent|neighboring|(?:some|any)where (?:near|close|around))\b/i

const stateIn = (text: string) => stateByWords(joinedWords(tokensOf(text)))

/** A town and its state: 'Portland ME', 'Springfield, Missouri'. */
function townIn(text: string): Pick<PlacePart, 'town' | 'state'> {
  const [, town = text, ending = ''] = /^(.+?)\s+([A-Z]{2}|[a-z]{2})$/.exec(text) ?? []
  // In lowercase, it may be a word: 'lac du', 'Orange co'.
  const isWord = englishShortForms.has(ending) || foreignShortForms.has(ending)
  const state = isWord ? undefined : stateOf(ending)?.name
  return state === undefined ? { town: text, state: null } : { town, state }
}

/**
 * The places that an address lists, in its order. Fewer than two if it is a single place. Commas alone separate pairs of town and state:
 * 'Salem, OR, Boise, ID'.
 */
export function placeParts(address: string): PlacePart[] {
  const chunks = address
    .replaceAll(withSeparator, (name) => name.replaceAll(' ', joint))
    .replaceAll(district, 'Washington DC')
    .replaceAll(oregon, 'Oregon')
    .split(placeSeparator)
  const parts: PlacePart[] = []
  for (const [place, chunk] of chunks.entries()) {
    const items = chunk
      .replaceAll(joint, ' ')
      .split(',')
      .map((item) => item.trim().replace(lead, ''))
      .filter((item) => item !== '' && !vague.test(item))
    const rest = { isOtherState: false, isSharedState: false, chunk: place }
    for (const [at, item] of items.entries()) {
      const state = isTownOfState(item, items[at + 1]) ? null : (stateIn(item) ?? null)
      const last = parts.at(-1)
      if (state === null) parts.push({ text: item, ...townIn(item), ...rest })
      else if (at > 0 && last?.town != null && last.state === null)
        parts[parts.length - 1] = { ...last, text: `${last.text}, ${item}`, state }
      else {
        const isOtherState = at === 0 && place > 0 && last?.town != null && last.state !== null
        parts.push({ ...rest, text: item, town: isOtherState ? last.town : null, state, isOtherState })
      }
    }
  }
  const isList = chunks.length > 1 || (parts.length > 1 && parts.every(({ town, state }) => town && state))
  return isList && parts.length <= mostParts ? withSharedState(parts) : []
}

/** 'Oregon' of 'Salem or Eugene, Oregon' may count for both towns. */
const withSharedState = (parts: readonly PlacePart[]) =>
  parts.map((part, at) => {
    if (part.town === null || part.state !== null) return part
    const next = parts.slice(at + 1).find(({ state }) => state !== null)
    return next === undefined || next.town === null || next.isOtherState
      ? part
      : { ...part, state: next.state, isSharedState: true }
  })
