import { readFileSync } from 'node:fs'

const linesOf = (file: string) => {
  const lines = readFileSync(new URL(`words/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  if (lines.some((line) => line.trim() !== line || line === '')) throw new Error(`${file} has a wrong line`)
  return lines
}

/** The words of a file below `words`, which has one a line. */
export const wordsIn = (file: string): readonly string[] => linesOf(file)

/** The words of a file below `words` by their state or region. Each line has a key and its words, with tabs between. */
export const wordsBy = <K extends string>(
  file: string,
  key: { parse(text: unknown): K },
): ReadonlyMap<K, readonly string[]> =>
  new Map(
    linesOf(file).map((line) => {
      const [name, ...words] = line.split('\t')
      if (words.length === 0) throw new Error(`${file} has no words for ${name}`)
      return [key.parse(name), words]
    }),
  )
