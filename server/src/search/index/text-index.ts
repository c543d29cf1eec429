import {
  appendToList,
  createIntLists,
  dropList,
  removeFromList,
  sameAsList,
  setList,
  viewList,
  type IntLists,
} from './int-lists.ts'
import { tokenize } from './tokenize.ts'
import { createVocabulary, idOfWord, compactIfStale, type Vocabulary } from './vocabulary.ts'

/** A text of a row. Matches in texts with a higher weight (1 to 15) rank higher. */
export interface WeightedText {
  text: string
  weight: number
}

/**
 * An inverted index from words to rows. A posting packs a row (in `wordsOfRow`, a word) and the highest weight of the
 * texts with the word into one number: `(key << weightBits) | weight`.
 */
export interface TextIndex {
  vocabulary: Vocabulary
  postings: IntLists
  wordsOfRow: IntLists
}

export const weightBits = 4
export const maxWeight = 15

const pack = (key: number, weight: number) => ((key << weightBits) | weight) >>> 0

export const createTextIndex = (): TextIndex => ({
  vocabulary: createVocabulary(),
  postings: createIntLists(),
  wordsOfRow: createIntLists(),
})

/** The distinct words of the texts, each packed with its highest weight. */
function weighWords(index: TextIndex, texts: readonly WeightedText[]): number[] {
  const weighted: number[] = []
  const add = (id: number, weight: number) => {
    for (let at = 0; at < weighted.length; at++) {
      if (weighted[at]! >>> weightBits !== id) continue
      weighted[at] = pack(id, Math.max(weight, weighted[at]! & maxWeight))
      return
    }
    weighted.push(pack(id, weight))
  }
  for (const { text, weight } of texts) {
    for (const word of tokenize(text)) add(idOfWord(index.vocabulary, word), weight)
  }
  return weighted
}

function dropPostings(index: TextIndex, row: number) {
  for (const packed of viewList(index.wordsOfRow, row)) {
    removeFromList(index.postings, packed >>> weightBits, pack(row, packed & maxWeight))
  }
}

export function setRowTexts(index: TextIndex, row: number, texts: readonly WeightedText[]) {
  const weighted = weighWords(index, texts)
  if (sameAsList(index.wordsOfRow, row, weighted)) return
  dropPostings(index, row)
  setList(index.wordsOfRow, row, weighted)
  for (const packed of weighted) {
    appendToList(index.postings, packed >>> weightBits, pack(row, packed & maxWeight))
  }
}

export function dropRowTexts(index: TextIndex, row: number) {
  dropPostings(index, row)
  dropList(index.wordsOfRow, row)
}

/** Must be called before a search. Cheap unless many words were added since the last call. */
export function compactVocabulary(index: TextIndex) {
  const { lengths } = index.postings
  compactIfStale(index.vocabulary, (id) => (lengths[id] ?? 0) > 0)
}
