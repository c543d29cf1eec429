import { numberPattern } from '../../../../search/reading/number-words.ts'
import type { Count } from '../counts.ts'
import type { Sentence } from '../sentences.ts'
import type { Mark } from '../vocabulary.ts'

const isLength = /^(?:holes?|yd|yds|yards?|m|meters?|metres?|ft|foot|feet|lanes?)$/

/** '25-yard', 'six lane'. */
const sized = new RegExp(
  String.raw`\b${numberPattern}[- ](?:lane|sheet|seat|yard|yd|meter|foot|ft|mile)\b`,
  'gi',
)
const gapBefore = ({ text, tokens }: Sentence, { at }: Count) =>
  text.slice(
    tokens[at - 1]!.word === 'x' ? tokens[at - 1]!.span[0] : tokens[at - 1]!.span[1],
    tokens[at]!.span[0],
  )
const isLast = ({ text, tokens }: Sentence, { end }: Count) =>
  /^(?: total)?[\s).]*$/i.test(text.slice(tokens[end - 1]!.span[1]))

/** The number before a space: 'ten full-size fields', or after a label: 'Courts: 20'. */
export function countOf(
  sentence: Sentence,
  mark: Mark,
  counts: readonly Count[],
  marks: readonly Mark[],
): Count | undefined {
  const { tokens, text, valueAt } = sentence
  const isLabel = tokens[mark.at]!.span[0] < valueAt
  if (isLabel) {
    const first = counts.find(({ at }) => tokens[at]!.span[0] >= valueAt)
    return first && /^\D{0,12}$/.test(text.slice(valueAt, tokens[first.at]!.span[0])) ? first : undefined
  }
  // 'Two 25 yd pools', 'two 18-hole courses'.
  const after =
    valueAt > 0
      ? counts.find(
          ({ at }) => at === mark.at + mark.length + (tokens[mark.at + mark.length]?.word === 'x' ? 1 : 0),
        )
      : undefined
  // 'Type of space: Exhibit hall, 1', 'Venue: Turf fields x 8'.
  if (after && /^(?:,| ?x| -| \(|:)? *$/i.test(gapBefore(sentence, after)) && isLast(sentence, after))
    return after
  const before = counts.findLast(
    ({ end }) => end === mark.at || (end < mark.at && !isLength.test(tokens[end]!.word)),
  )
  if (before === undefined || mark.at - before.end > 5) return undefined
  const between = text.slice(tokens[before.end - 1]!.span[1], tokens[mark.at]!.span[0])
  const isOther = marks.some(
    ({ at, values }) =>
      at >= before.end &&
      at < mark.at &&
      values['spaceType'] !== undefined &&
      // '8-lane'.
      text[tokens[at]!.span[0] - 1] !== '-' &&
      !values['surface'] &&
      // '18-hole courses'.
      !/^holes?$/.test(tokens[at]!.word) &&
      !/^holes?$/.test(tokens[at + 1]?.word ?? ''),
  )
  // 'Two sheets of ice' is one phrase, but '10 teams on fields' isn't.
  if (
    /[,.:;]\s|\b(?:of|on|for|in|and|with|per|to|at|a)\s/i.test(
      `${between} `.replace(/^\s*(?:or more|of the)/, ''),
    ) ||
    isOther
  )
    return undefined
  const described = between.replaceAll(sized, '')
  return /\b(?:teams?|players?|rooms?|miles?|hours?|sq|square|ft|feet|lanes?|m|meters?|yards?|k)\b/i.test(
    described,
  )
    ? undefined
    : before
}
