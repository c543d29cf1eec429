import { isPastAt } from '../clauses.ts'
import { rangeOfMatch, type Context, type Finding } from '../finding.ts'

const kind = String.raw`(?:boys|girls|(?:wo)?men|male|female|co-?ed|mixed|adult|youth|junior|senior|varsity|jv)['’]?s?['’]?`
const pattern = new RegExp(
  String.raw`(?<![\w$.,-])(\d{1,3}) ${kind} (?:teams )?(?:and|&|\+|plus) (\d{1,3}) ${kind} teams\b`,
  'i',
)

/** '28 men's and 20 women's teams' are 48, unless the text has their sum. */
export const summedTeams = ({ sentences, today }: Context): Finding[] =>
  sentences.flatMap((sentence): Finding[] => {
    const { text } = sentence
    const match = pattern.exec(text)
    if (match === null) return []
    const value = Number(match[1]) + Number(match[2])
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
