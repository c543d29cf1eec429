import { tokensOf, wordAt, type Token } from './tokens.ts'

const namesOf = (list: string): ReadonlySet<string> => new Set(list.split(',').map((name) => name.trim()))

/** Those that organizers of North America may type. */
const countries = namesOf(
  `mexico,france,england,uk,united kingdom,great britain,germany,deutschland,spain,espana,italy,italia,ireland,scotland,wales,
  portugal,netherlands,holland,belgium,switzerland,austria,sweden,norway,finland,denmark,iceland,greece,turkey,croatia,hungary,
  czech republic,ukraine,russia,japan,china,south korea,korea,india,australia,new zealand,brazil,brasil,argentina,chile,
  colombia,ecuador,venezuela,costa rica,panama,guatemala,honduras,el salvador,nicaragua,dominican republic,bahamas,bermuda,
  peru,cuba,jamaica,haiti,philippines,thailand,vietnam,singapore,indonesia,malaysia,poland,romania,serbia,slovenia,slovakia,
  south africa,nigeria,kenya,egypt,morocco,israel,dubai,qatar,europe,asia,africa`,
)

/** Better known than any town of that name in the United States or Canada. */
const cities = namesOf(
  `tokyo,osaka,kyoto,seoul,beijing,shanghai,hong kong,singapore,taipei,bangkok,manila,sydney,brisbane,auckland,mumbai,delhi,
  new delhi,bangalore,abu dhabi,doha,istanbul,tel aviv,cairo,lagos,nairobi,cape town,johannesburg,madrid,barcelona,valencia,sevilla,
  lisbon,lisboa,porto,munich,hamburg,frankfurt,vienna,zurich,geneva,rome,milan,brussels,amsterdam,stockholm,gothenburg,oslo,
  copenhagen,helsinki,reykjavik,prague,budapest,warsaw,krakow,kyiv,moscow,glasgow,edinburgh,liverpool,manchester,belfast,
  mexico city,ciudad de mexico,guadalajara,monterrey,tijuana,cancun,puebla,ciudad juarez,cabo san lucas,puerto vallarta,
  mazatlan,acapulco,havana,rio de janeiro,sao paulo,buenos aires,bogota,medellin,lima,caracas,quito,montevideo`,
)

/** A city is named alone, unlike the country in 'Tijuana, Mexico'. */
export const isForeignCity = (words: string) => cities.has(words)

/** The number of tokens from `start` on that are the name of a country outside of the United States and Canada, or 0. */
export const countryAt = (tokens: readonly Token[], start: number) => lengthOf(countries, tokens, start)

/** Towns of these names are meant as often. */
const townsToo = namesOf('holland,jamaica,panama,peru,cuba,norway,poland,wales,dubai')

/** Whether an address is in a country outside of the United States and Canada, or is one: 'London, UK', 'Germany'. */
export function isForeignAddress(address: string): boolean {
  const segments = address.split(',').map((segment) => tokensOf(segment))
  const last = segments.at(-1) ?? []
  if (last.length === 0 || countryAt(last, 0) < last.length) return false
  return segments.length > 1 || !townsToo.has(last.map(({ word }) => word).join(' '))
}

/** Like `countryAt`, for countries and cities. The longer name counts: 'Mexico City'. */
export const foreignPlaceAt = (tokens: readonly Token[], start: number) =>
  Math.max(countryAt(tokens, start), lengthOf(cities, tokens, start))

function lengthOf(names: ReadonlySet<string>, tokens: readonly Token[], start: number): number {
  // New Mexico isn't Mexico.
  if (/^(?:new|nuevo|nouveau)$/.test(wordAt(tokens, start - 1))) return 0
  let text = ''
  let longest = 0
  for (let length = 1; length <= 3 && start + length <= tokens.length; length++) {
    text += `${length === 1 ? '' : ' '}${tokens[start + length - 1]!.word}`
    if (names.has(text)) longest = length
  }
  return longest
}
