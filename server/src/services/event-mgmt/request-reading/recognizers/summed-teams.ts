import { numberOf } from '../../../../search/reading/amounts.ts'
import { numberPattern } from '../../../../search/reading/number-words.ts'
import { isPastAt } from '../clauses.ts'
import { rangeOfMatch, type Context, type Finding } from '../finding.ts'

const kind = String.raw`(?:boys|girls|(?:wo)?men|male|female|co-?ed|mixed|adult|youth|junior|senior|varsity|jv)['’]?s?['’]?`
const pattern = new RegExp(
  String.raw`(?<![\w$.,-])(${numberPattern}) ${kind} (?:teams )?(?:and|&|\+|plus) (${numberPattern}) ${kind} teams\b`,
  'i',
)

/** '28 men's and 20 women's teams' are 48, unless the text has their sum. */
export const summedTeams = ({ sentences, today }: Context): Finding[] =>
  sentences.flatMap((sentence): Finding[] => {
    const { text } = sentence
    const match = pattern.exec(text)
    const [one, other] = [numberOf(match?.[1] ?? ''), numberOf(match?.[2] ?? '')]
    if (match === null || one === undefined || other === undefined) return []
    const value = one + other
    if (new RegExp(String.raw`(?<![\w$.,-])${value}\b`).test(text)) return []
    return [
      {
        name: 'teamCount',
        value,
        ranges: [rangeOfMatch(sentence, match)],
        sentence,
        rank: 1,
        reason: `${match[1]} and ${match[2]} are added up.`,
        isPast: isPastAt(sentence, match.index, today),
      },
    ]
  })
