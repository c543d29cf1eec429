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
import { tokenise } from './tokenise.ts'
import { createVocabulary, idOfWord, settleWhenDue, type Vocabulary } from './vocabulary.ts'

/** A text of a row. What is found in a text of greater weight (1 to 15) ranks higher. */
export interface WeightedText {
  text: string
  weight: number
}

/**
 * Which words stand in which rows. A posting packs a row (or, in `wordsOfRow`, a word) with the greatest weight of the
 * texts that hold the word: the number shifted by `WEIGHT_BITS`, plus the weight.
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

/** The words of the texts, each once with its greatest weight. */
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
    for (const word of tokenise(text)) add(idOfWord(index.vocabulary, word), weight)
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

/** Prepares the vocabulary for lookups; cheap unless many words came since the last time. */
export function settleTexts(index: TextIndex) {
  const { lengths } = index.postings
  settleWhenDue(index.vocabulary, (id) => (lengths[id] ?? 0) > 0)
}
