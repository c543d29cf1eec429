import type { StateName } from '@app/contract/reference-lists/regions.ts'
import { isSpanishOrFrench } from './other-languages.ts'
import { englishShortForms, foreignShortForms, isShortForm, stateByWords } from './state-words.ts'
import { joinedWords, type Token } from './tokens.ts'

const isForeignWord = (tokens: readonly Token[], text: string) =>
  foreignShortForms.has(text) && isSpanishOrFrench(tokens)
const isWord = (tokens: readonly Token[], text: string) =>
  englishShortForms.has(text) || isForeignWord(tokens, text)

const areaWords = /^(?:area|region|metro|vicinity)$/

/**
 * A code counts in capitals, or after a town: 'carmel in'. A code that is a word must then be the last one or follow a comma,
 * unlike in 'Columbus in March', or stand before 'area': 'tulsa ok area'.
 */
export function stateAt(
  tokens: readonly Token[],
  start: number,
  isAfterTown: boolean,
): [StateName, number] | undefined {
  for (let length = Math.min(4, tokens.length - start); length > 0; length--) {
    const text = joinedWords(tokens, start, start + length)
    const state = stateByWords(text)
    if (state === undefined) continue
    const { isCapitals, isAfterComma } = tokens[start]!
    const next = tokens[start + length]?.word
    const isLast = next === undefined || areaWords.test(next)
    const isMeant =
      (isCapitals && !isForeignWord(tokens, text) && (isAfterTown || !isOperator(tokens, start))) ||
      (isAfterTown && (isAfterComma || isLast || !isWord(tokens, text)))
    if (isShortForm(text) && !isMeant) continue
    return [state, length]
  }
  return undefined
}

/** 'OR' and 'IN' between other words: 'soccer OR lacrosse'. */
function isOperator(tokens: readonly Token[], start: number) {
  const next = tokens[start + 1]
  return /^(?:or|in)$/.test(tokens[start]!.word) && start > 0 && next !== undefined && !next.isAfterComma
}
