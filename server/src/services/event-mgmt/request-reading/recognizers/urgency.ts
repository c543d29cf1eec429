import { isNegatedAt } from '../clauses.ts'
import { rangeOfMatch, type Context, type Finding } from '../finding.ts'
import type { Sentence } from '../sentences.ts'

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

/** In forms, below what they ask: 'How soon do you need a venue? Near Future'. */
const isAsked =
  /\b(?:urgency|how (?:soon|urgent)|priority|time ?(?:frame|line)|need(?:ed)? by|when do you need)\b/
const answers: readonly (readonly [number, RegExp])[] = [
  [0, /^\W*(?:high|immediate(?:ly)?|urgent|asap|now|right away|critical|as soon as possible)\W*$/i],
  [
    1,
    /^\W*(?:(?:in the )?near[- ](?:future|term)|medium|moderate|normal|soon|fairly soon|(?:with)?in (?:the next|a) (?:few|couple(?: of)?) (?:weeks|months))\W*$/i,
  ],
  [
    2,
    /^\W*(?:low|exploring|just (?:looking|exploring|browsing)|exploratory|no rush|not urgent|flexible|long[- ]term|down the road)\W*$/i,
  ],
]

function answered(sentence: Sentence): Finding[] {
  const typed = sentence.text.slice(sentence.valueAt)
  const level = isAsked.test(sentence.label) ? answers.find(([, pattern]) => pattern.test(typed)) : undefined
  const range = { index: sentence.valueAt, 0: typed }
  return level
    ? [{ name: 'urgency', value: level[0], ranges: [rangeOfMatch(sentence, range)], sentence, rank: 1 }]
    : []
}

/** How soon a venue is needed. */
export const urgency = ({ sentences }: Context): Finding[] =>
  sentences
    .filter(({ part }) => part !== 'signature')
    .flatMap((sentence) => [
      ...answered(sentence),
      ...levels.flatMap(([value, pattern]): Finding[] => {
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
    ])
