import { tokensOf, type Token } from '../../../../search/reading/tokens.ts'
import { clausesOf, questionWords } from './clauses.ts'

/** What joins questions. */
const joining = new Set(
  'and y e et or o ou plus also but pero mais pis puis tambien ademas aussi then luego'.split(' '),
)
/** What joins a question whose question word comes last. */
const linking = new Set(['et', 'pis', 'and', 'y'])
/** What may stand between those and the question: 'y a qué hora', 'et à partir de quelle heure'. */
const prepositions = new Set(
  'a de en con por para hasta desde del d du pour avec dans par at for in on from to until jusqu partir de in by since'.split(
    ' ',
  ),
)
/** What asks after a comma. Others, such as 'is', may go on with what is told. */
const asking = new Set(
  'what whats when whens where wheres which who whos how hows que cual cuales cuando donde cuanto cuanta cuantos cuantas quien quel quelle quels quelles quand combien comment'.split(
    ' ',
  ),
)
/** What begins a question after 'and', beside the words that any question begins with. */
const verbs = new Set(
  'se any got on il elle ca c its theyre do does is are can could will would has have hows whats wheres whens whos est sont cuesta cobran queda quedan abre cierra abren cierran tambien'.split(
    ' ',
  ),
)

const mostParts = 3
/** Longer texts have few questions that belong together, and each costs as much as a whole one. */
const longest = 45
/** Tokens from 'and' to what it asks. */
const farthest = 6
/** A shorter part asks for nothing by itself. */
const shortest = 2

/** Whether a question begins at a token that follows what joins it. */
function beginsAt(tokens: readonly Token[], start: number, words: ReadonlySet<string>): boolean {
  let at = start
  while (at < start + 2 && prepositions.has(tokens[at]?.word ?? '') && !words.has(tokens[at]!.word)) at++
  const { word = '' } = tokens[at] ?? {}
  return words.has(word) && !(word === 'a' && at === start)
}

const hasQuestionWord = (tokens: readonly Token[]) =>
  tokens.some(({ word }) => asking.has(word) && word !== 'que')

const endsAsQuestion = (text: string, tokens: readonly Token[], to: number) =>
  text.slice(tokens[to - 1]!.span[1], tokens[to]?.span[0]).includes('?')

const beginners = new Set([...questionWords, ...verbs])

/**
 * Splits a question into those that it consists of: 'where is the arena, and can we eat there?' What is only told belongs to the question after
 * it, or else before it.
 */
export function partsOf(text: string): string[] {
  const tokens = tokensOf(text)
  if (tokens.length > longest) return []
  const { clauses } = clausesOf(text, tokens)
  const starts = tokens.flatMap(({ word, span }, at) => {
    if (at === 0) return []
    const between = text.slice(tokens[at - 1]!.span[1], span[0])
    const isSentence =
      clauses[at] !== clauses[at - 1] && /[?!.;]/.test(text.slice(tokens[at - 1]!.span[0], span[0]))
    // In French, what is asked may come last: 'et le plus long fait combien'.
    const isJoined =
      joining.has(word) &&
      (beginsAt(tokens, at + 1, beginners) ||
        (linking.has(word) &&
          hasQuestionWord(tokens.slice(0, at)) &&
          hasQuestionWord(tokens.slice(at, at + farthest))))
    const isAfterComma = /[,:]/.test(between) && beginsAt(tokens, at, asking)
    return isSentence || isJoined || isAfterComma ? [at] : []
  })
  const bounds = [0, ...starts, tokens.length]
  const pieces = bounds
    .slice(0, -1)
    .map((from, index) => ({ from, to: bounds[index + 1]! }))
    .filter(({ from, to }) => to > from)
  const isAsking = ({ from, to }: { from: number; to: number }) => {
    const isJoined = joining.has(tokens[from]!.word)
    const begin = isJoined ? from + 1 : from
    const isAfterQuestion =
      isJoined && /\?/.test(text.slice(tokens[from - 1]?.span[1], tokens[from]!.span[0]))
    return (
      to - begin >= shortest &&
      (from === 0 ||
        isAfterQuestion ||
        endsAsQuestion(text, tokens, to) ||
        beginsAt(tokens, begin, beginners) ||
        hasQuestionWord(tokens.slice(from, to)))
    )
  }
  const parts: { from: number; to: number; isAsked: boolean }[] = []
  for (const piece of pieces) {
    const last = parts.at(-1)
    const isAsked = isAsking(piece)
    if (last && (!last.isAsked || !isAsked)) {
      last.to = piece.to
      last.isAsked ||= isAsked
    } else parts.push({ ...piece, isAsked })
  }
  const [first] = parts
  // What is told first belongs to the first question.
  const isTold = first !== undefined && !isQuestion(text, tokens, first)
  // 'Phone of the diner, and do they open on Sundays': what 'and' joins is asked before it, too.
  if (isTold && parts.length > 1 && !joining.has(tokens[parts[1]!.from]!.word)) {
    parts[1]!.from = first.from
    parts.shift()
  }
  if (parts.length < 2 || parts.length > mostParts) return []
  return parts.map(({ from, to }) =>
    text
      .slice(tokens[from]!.span[0], to === tokens.length ? undefined : tokens[to]!.span[0])
      .replace(/[¿¡\s]+$/, ''),
  )
}

/** Whether a part asks: it has a word that questions begin with, or ends with a question mark. */
const isQuestion = (
  text: string,
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
): boolean =>
  endsAsQuestion(text, tokens, to) ||
  tokens.slice(from, to).some(({ word }, at) => asking.has(word) || (at === 0 && beginners.has(word)))
