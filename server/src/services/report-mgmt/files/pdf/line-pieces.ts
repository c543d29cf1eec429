const words = new Intl.Segmenter('en', { granularity: 'word' })
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Scripts without spaces between their words. */
const isUnspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]/u
const isLetter = /[\p{L}\p{N}]/u
const isOpening = /[\p{Ps}\p{Pi}]$/u

/** The pieces of a text between which a line may end, each with the space after it. `fits` says whether one has room on a line. */
export function pieces(text: string, fits: (piece: string) => boolean): string[] {
  const spaced = text.split(/\s+/)
  return spaced.flatMap((word, index) => {
    const parts = isUnspaced.test(word) || !fits(word) ? partsOf(word, fits) : [word]
    const isLast = index === spaced.length - 1
    return parts.map((part, at) => (at === parts.length - 1 && !isLast ? `${part} ` : part))
  })
}

/** Marks stay with the word before them, and brackets that open with the word after. */
function partsOf(word: string, fits: (piece: string) => boolean): string[] {
  const parts: string[] = []
  for (const { segment } of words.segment(word)) {
    const last = parts.at(-1)
    const isJoined =
      last !== undefined &&
      (isOpening.test(last) || !(isLetter.test(segment) || isOpening.test(segment))) &&
      fits(last + segment)
    if (isJoined) parts[parts.length - 1] = last + segment
    else parts.push(segment)
  }
  return parts.flatMap((part) =>
    fits(part) ? [part] : Array.from(clusters.segment(part), ({ segment }) => segment),
  )
}
