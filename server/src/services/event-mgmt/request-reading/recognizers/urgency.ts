import { isNegatedAt } from '../clauses.ts'
import { rangeOfMatch, type Context, type Finding } from '../finding.ts'

const levels: readonly (readonly [number, RegExp])[] = [
  [
    0,
    /\basap\b|\burgent(?:ly)?\b(?! care\b)|\b(?:time is (?:short|tight|running out)|running out of time|short on time)\b|\bas soon as possible\b|\bemergency\b|\blast[- ]minute\b|\bright away\b|\bimmediate(?:ly)?\b|\b(?:in a|a big|big|real) (?:hurry|rush)\b|\brush (?:job|request|order)\b|\bneed(?:ed)? (?:it |this |one |a \w+ )?yesterday\b/i,
  ],
  [
    2,
    /\bexploring (?:options|the idea|venues|ideas)\b|\bjust (?:starting|exploring)\b|\bpreliminary\b|\bearly stages\b|\bno (?:rush|hurry)\b|\b(?:only|just) (?:gathering|collecting|browsing|looking around|putting out feelers)\b|\bearly in the (?:process|planning|game)\b|\bplenty of time\b/i,
  ],
]

/** How soon a venue is needed. */
export const urgency = ({ sentences }: Context): Finding[] =>
  sentences
    .filter(({ part }) => part !== 'signature')
    .flatMap((sentence) =>
      levels.flatMap(([value, pattern]): Finding[] => {
        const match = pattern.exec(sentence.text)
        const isName =
          match !== null &&
          /^[A-Z][a-z]/.test(match[0]) &&
          match.index > 0 &&
          /[A-Z]\w+ $/.test(sentence.text.slice(0, match.index))
        return match && !isName && !isNegatedAt(sentence, match.index)
          ? [{ name: 'urgency', value, ranges: [rangeOfMatch(sentence, match)], sentence }]
          : []
      }),
    )
