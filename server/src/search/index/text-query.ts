import type { TextIndex } from './text-index.ts'
import { nameKey, tokenise } from './tokenise.ts'
import { eachNear, eachWithPrefix } from './vocabulary.ts'
import { otherNumber, type Equivalents } from './word-forms.ts'

/** How well a word of a row answers a word of the query. A better tier outweighs every difference in field weight. */
const exactTier = 3
const nearExactTier = 2
const oneEditTier = 1
const twoEditsTier = 0

/** A word of the vocabulary that answers a word of the query. If it does in two ways, the better one counts. */
export interface Answer {
  id: number
  tier: number
}

export interface QueryWord {
  word: string
  asWritten: readonly Answer[]
}

/** The words of a query, and its `nameKey`, which a row's name may equal. */
export interface TextQuery {
  words: readonly QueryWord[]
  key: string
}

export interface WordRules {
  equivalents: Equivalents
  ignored: ReadonlySet<string>
}

const maxTextLength = 200
const maxWords = 16

/**
 * Splits a text into the words asked for, with what answers each of them as written. Only the first 200 characters and
 * the first 16 different words count; ignored words ('in', 'the') count only where there are no others. Answers null
 * where no word is left, which means no restriction.
 *
 * As written, a word is answered by itself or an equivalent (exact), by its other number or, being the last word of the
 * text, by every word that begins with it (nearly exact).
 */
export function parseTextQuery(index: TextIndex, rules: WordRules, text: string): TextQuery | null {
  const { vocabulary } = index
  const typed = tokenise(text.slice(0, maxTextLength))
  const telling = typed.filter((word) => !rules.ignored.has(word))
  const words = [...new Set(telling.length > 0 ? telling : typed)].slice(0, maxWords)
  if (words.length === 0) return null
  const last = typed.at(-1)
  const answers = (word: string): QueryWord => {
    const asWritten: Answer[] = []
    const add = (id: number | undefined, tier: number) => {
      if (id !== undefined) asWritten.push({ id, tier })
    }
    const itself = vocabulary.ids.get(word)
    add(itself, exactTier)
    for (const same of rules.equivalents.get(word) ?? []) add(vocabulary.ids.get(same), exactTier)
    for (const form of otherNumber(word)) add(vocabulary.ids.get(form), nearExactTier)
    if (word === last) eachWithPrefix(vocabulary, word, (id) => id !== itself && add(id, nearExactTier))
    return { word, asWritten }
  }
  return { words: words.map(answers), key: nameKey(typed) }
}

/** What the word may mean if it was mistyped. */
export function mistypedAnswers(index: TextIndex, { word }: QueryWord): Answer[] {
  const answers: Answer[] = []
  eachNear(index.vocabulary, word, (id, edits) =>
    answers.push({ id, tier: edits === 1 ? oneEditTier : twoEditsTier }),
  )
  return answers
}
