/** Finds the words of a list that a mistyped word may stand for. */
export interface SimilarWords {
  /**
   * Words of at least five letters that start with the same letter and differ by one letter, or two in long words. Those with
   * fewer edits come first, then those that are earlier in the list.
   */
  find(word: string): { word: string; edits: number }[]
}

/** Of a mistyped word, which may lack a letter. */
const shortest = 4
const shortestKnown = 5
/** From this length on, two letters may differ. */
const long = 8

interface Entry {
  word: string
  letters: number
  place: number
}

/** A bit for each letter of the alphabet that a word has. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function bitsIn(number: number): number {
  let bits = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) bits++
  return bits
}

export function similarWords(words: Iterable<string>): SimilarWords {
  const buckets = new Map<string, Entry[]>()
  for (const [place, word] of [...new Set(words)].entries()) {
    if (word.length < shortestKnown) continue
    const bucket = `${word[0]}${word.length}`
    const entries = buckets.get(bucket) ?? []
    entries.push({ word, letters: lettersOf(word), place })
    buckets.set(bucket, entries)
  }
  return {
    find(typed) {
      if (typed.length < shortest) return []
      const most = typed.length < long ? 1 : 2
      const letters = lettersOf(typed)
      const found: { word: string; edits: number; place: number }[] = []
      for (let length = typed.length - most; length <= typed.length + most; length++)
        for (const entry of buckets.get(`${typed[0]}${length}`) ?? []) {
          // An edit changes at most two letters.
          if (entry.word === typed || bitsIn(entry.letters ^ letters) > 2 * most) continue
          const edits = editsBetween(entry.word, typed, most)
          if (edits <= most) found.push({ word: entry.word, edits, place: entry.place })
        }
      return found.toSorted((a, b) => a.edits - b.edits || a.place - b.place)
    },
  }
}

/** Letters to insert, delete, replace or swap with the next. Any number above `most` means more than `most`. */
function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let older: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let edits = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, older[j - 2]! + 1)
      row.push(edits)
      least = Math.min(least, edits)
    }
    if (least > most) return most + 1
    older = last
    last = row
  }
  return last[b.length]!
}
