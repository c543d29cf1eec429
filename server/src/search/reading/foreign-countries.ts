import type { Token } from './tokens.ts'

/** Those that organizers of North America may type. Others are words that aren't understood. */
const countries: ReadonlySet<string> = new Set(
  `mexico,france,england,uk,united kingdom,great britain,germany,deutschland,spain,espana,italy,italia,ireland,scotland,wales,
  portugal,netherlands,holland,belgium,switzerland,austria,sweden,norway,finland,denmark,iceland,greece,turkey,croatia,hungary,
  czech republic,ukraine,russia,japan,china,south korea,korea,india,australia,new zealand,brazil,brasil,argentina,chile,
  colombia,ecuador,venezuela,costa rica,panama,guatemala,honduras,el salvador,nicaragua,dominican republic,bahamas,bermuda,
  south africa,nigeria,kenya,egypt,morocco,israel,dubai,qatar,europe,asia,africa`
    .split(',')
    .map((name) => name.trim()),
)

/** The number of tokens from `start` on that are the name of a country outside of the United States and Canada, or 0. */
export function countryAt(tokens: readonly Token[], start: number): number {
  // New Mexico isn't Mexico.
  if (tokens[start - 1]?.word === 'new') return 0
  for (const length of [2, 1]) {
    const words = tokens.slice(start, start + length)
    if (words.length === length && countries.has(words.map(({ word }) => word).join(' '))) return length
  }
  return 0
}
