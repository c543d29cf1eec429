import { cityKey, keyOfWords } from '@app/catalogue/gazetteer/city-key.ts'
import { stateOf, type StateName } from '@app/contract/reference-lists/regions.ts'
import { isDistanceUnit } from './distance-units.ts'
import { countryAt, foreignPlaceAt } from './foreign-countries.ts'
import { place, pointOf, type PlaceMatch } from './place-meanings.ts'
import type { PlaceNames } from './place-names.ts'
import type { PlaceMeaning } from './reading.ts'
import { stateAt } from './read-states.ts'
import { townReader } from './read-towns.ts'
import { compassWords, similarState } from './state-words.ts'
import { joinedWords, wordAt, type Token } from './tokens.ts'
import { prepositions } from './town-names.ts'
import { isWholeState, scoreOfTown } from './town-scores.ts'

const countyWords = new Set(['county', 'parish', 'borough', 'co'])

const keyAt = (tokens: readonly Token[], start: number, end: number) =>
  keyOfWords(tokens.slice(start, end).map(({ word }) => word))

export interface PlaceReader {
  /** The places that the tokens from `start` on may name. */
  at(tokens: readonly Token[], start: number): PlaceMatch[]
}

export function placeReader(names: PlaceNames, populationOf: (state: StateName) => number): PlaceReader {
  const townsAt = townReader(names)

  function postalCodeAt({ word }: Token): PlaceMatch | undefined {
    const code = /^\d{5}(?:-\d{4})?$/.test(word) ? word.slice(0, 5) : undefined
    const area = /^[a-z]\d[a-z](?:-?\d[a-z]\d)?$/.test(word) ? word.slice(0, 3).toUpperCase() : undefined
    const found = names.postalCode(code ?? area ?? '')
    return found && { length: 1, meaning: place({ type: 'point', ...found, isPostalCode: true }), score: 2.5 }
  }

  function countyAt(tokens: readonly Token[], start: number): PlaceMatch | undefined {
    for (let length = 1; length <= 3 && start + length < tokens.length; length++) {
      if (!countyWords.has(tokens[start + length]!.word)) continue
      const found = countyMatch(tokens, start, start + length, start + length + 1)
      if (found) return found
    }
    return undefined
  }

  /** 'condado de Miami-Dade', 'comté de Gloucester'. */
  function namedCountyAt(tokens: readonly Token[], start: number): PlaceMatch | undefined {
    if (!/^(?:condado|comte)$/.test(tokens[start]!.word)) return undefined
    const from = /^(?:de|du|d)$/.test(wordAt(tokens, start + 1)) ? start + 2 : start + 1
    for (let end = Math.min(from + 3, tokens.length); end > from; end--) {
      const found = countyMatch(tokens, from, end, end)
      if (found) return { ...found, length: found.length + from - start }
    }
    return undefined
  }

  /** The county that the tokens name, with the state after `next`. Its length is counted from `start` on. */
  function countyMatch(
    tokens: readonly Token[],
    start: number,
    end: number,
    next: number,
  ): PlaceMatch | undefined {
    const found = names.counties(keyAt(tokens, start, end))
    const state = stateAt(tokens, next, true)
    const within = state ? found.filter((county) => county.state === state[0]) : found
    const [first, ...others] = within.map(({ key, name, state: of }): PlaceMeaning => ({
      type: 'county',
      key,
      label: `${name} County, ${stateOf(of)?.code ?? of}`,
      state: of,
      largestTown: names.largestTown(`county:${key}`),
    }))
    if (first === undefined) return undefined
    return { length: next - start + (state?.[1] ?? 0), meaning: place(first, others.slice(0, 3)), score: 2.4 }
  }

  /** 'Tennesee'. Only a word that no town has as its name. */
  function similarStateAt(tokens: readonly Token[], start: number): PlaceMatch | undefined {
    for (let length = Math.min(3, tokens.length - start); length > 0; length--) {
      const text = joinedWords(tokens, start, start + length)
      const state = text.length < 6 || names.towns(text).length > 0 ? undefined : similarState(text)
      // 'In Indiana', whose letters are close to 'Indiana', too.
      const isSpelledAfter = length > 1 && stateAt(tokens, start + 1, false)?.[0] === state
      if (state && !isSpelledAfter)
        return { length, meaning: place({ type: 'state', state }, [], true), score: 1.7 }
    }
    return undefined
  }

  /** 'northern Michigan', of which only the state is known. */
  function partOfStateAt(tokens: readonly Token[], start: number): PlaceMatch | undefined {
    if (!compassWords.has(tokens[start]!.word)) return undefined
    // 'norte de California', 'sud de la Floride'.
    let at = start + 1
    while (/^(?:de|del|du|la|l)$/.test(wordAt(tokens, at))) at++
    const state = stateAt(tokens, at, false)
    if (state === undefined) return undefined
    const meaning = place({ type: 'state', state: state[0] }, [], true)
    return { length: at - start + state[1], meaning, score: 2.3 }
  }

  function wholeStateAt(tokens: readonly Token[], start: number): PlaceMatch | undefined {
    const state = stateAt(tokens, start, false)
    if (state === undefined) return undefined
    const [name, length] = state
    const [city] = names.towns(cityKey(name)).filter((town) => town.state === name)
    // In French, 'à Québec' is the city and 'au Québec' the province.
    const isFrom =
      /^(?:de|of|from)$/.test(wordAt(tokens, start - 1)) && isDistanceUnit(wordAt(tokens, start - 2))
    const isCity = isFrom || (tokens[start - 1]?.word === 'a' && tokens[start - 1]?.isAccented === true)
    const meant = city && (isCity || isWholeState(city, populationOf, name)) ? city : undefined
    const area: PlaceMeaning = { type: 'state', state: name }
    return {
      length,
      meaning: meant ? place(pointOf(meant), [area]) : place(area),
      // 'PR' may be a word of the market.
      score: length === 1 && tokens[start]!.word.length === 2 ? 1.9 : 2.3,
    }
  }

  /** 'Paris, France', 'Mexico'. A country alone may be a town of that name in the United States. */
  function foreignAt(tokens: readonly Token[], start: number): PlaceMatch[] {
    const alone = foreignPlaceAt(tokens, start)
    const isTown = scoreOfTown(names.towns(keyAt(tokens, start, start + alone))[0]?.population ?? 0) > 0
    const found = alone > 0 && !isTown ? [alone] : []
    for (let length = 1; length <= 3; length++) {
      const country = countryAt(tokens, start + length)
      if (country > 0 && names.towns(keyAt(tokens, start, start + length)).length > 0)
        found.push(length + country)
    }
    return found.map((length) => ({ length, meaning: { type: 'unknown place' }, score: 2.5 }))
  }

  return {
    at(tokens, start) {
      const before = tokens[start - 1]
      // Without its accent, the French 'à' is the English 'a'.
      const isArticle = before?.word === 'a' && !before.isAccented
      const isAfterPreposition = prepositions.has(before?.word ?? '') && !isArticle
      const single = [
        postalCodeAt(tokens[start]!),
        countyAt(tokens, start) ?? namedCountyAt(tokens, start),
        wholeStateAt(tokens, start) ?? partOfStateAt(tokens, start) ?? similarStateAt(tokens, start),
      ]
      return [
        ...single.filter((match) => match !== undefined),
        ...townsAt(tokens, start, isAfterPreposition),
        ...foreignAt(tokens, start),
      ]
    },
  }
}
