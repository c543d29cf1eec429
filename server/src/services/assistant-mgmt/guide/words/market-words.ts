import { listed, type Phrase } from '../../../../search/reading/phrases.ts'
import type { Values } from '../records/satisfies.ts'
import type { AskedKind } from '../reading/segments.ts'
import { facilityWords } from './facility-words.ts'
import { englishWords } from './market-words-english.ts'
import { frenchWords } from './market-words-french.ts'
import { spanishWords } from './market-words-spanish.ts'
import { placeWords } from './place-words.ts'
import { sportWords } from './sport-words.ts'

const parts: readonly Readonly<
  Partial<Record<AskedKind, Readonly<Record<string, Readonly<Record<string, string>>>>>>
>[] = [
  { facility: { ...facilityWords, sports: sportWords } },
  { business: { placeType: placeWords }, event: { sports: sportWords } },
  englishWords,
  spanishWords,
  frenchWords,
]

/**
 * A phrase with several values of a field stands for any of them, and one with several fields for all: a 'cancha de tenis'
 * is a court, and for tennis.
 */
function phrasesOfKind(kind: AskedKind): Phrase[] {
  const found = new Map<string, Values>()
  for (const fields of parts)
    for (const [field, lists] of Object.entries(fields[kind] ?? {}))
      for (const [value, list] of Object.entries(lists))
        for (const text of list.split(', ')) {
          const own = found.get(text) ?? {}
          found.set(text, { ...own, [field]: [...(own[field] ?? []), value] })
        }
  return [...found].flatMap(([text, values]) => listed(text, values))
}

/** What questions call values of pages, by kind, in English, Spanish and French: more than the markets' own phrases. */
export const marketWords: Readonly<Record<AskedKind, Phrase[]>> = {
  facility: phrasesOfKind('facility'),
  hotel: phrasesOfKind('hotel'),
  business: phrasesOfKind('business'),
  event: phrasesOfKind('event'),
  destination: phrasesOfKind('destination'),
}
