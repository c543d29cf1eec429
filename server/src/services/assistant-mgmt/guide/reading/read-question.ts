import { stateOf } from '@app/contract/reference-lists/regions.ts'
import { townNicknames } from '@app/catalogue/gazetteer/town-nicknames.ts'
import { commonPhrases } from '../../../../search/reading/common-phrases.ts'
import { foldWord, tokensOf } from '../../../../search/reading/tokens.ts'
import { listed, phrasesOf, type Phrase, type Phrases } from '../../../../search/reading/phrases.ts'
import { businessReading } from '../../../business-mgmt/index.ts'
import { destinationReading } from '../../../destination-mgmt/index.ts'
import { eventReading } from '../../../event-mgmt/index.ts'
import { facilityReading } from '../../../facility-mgmt/index.ts'
import { hotelReading } from '../../../hotel-mgmt/index.ts'
import type { GuideRecord, Knowledge, OwnAnswerRecord } from '../records/guide-record.ts'
import { unfulfilled, type Values } from '../records/satisfies.ts'
import { namesOf, type NamedAs } from './names.ts'
import { isCommonWord } from '../words/common-words.ts'
import { marketWords } from '../words/market-words.ts'
import type { EarlierQuestion, Question } from './question.ts'
import { marketKinds, segmentsOf, type AskedKind, type Segment } from './segments.ts'
import { understand } from './understand.ts'

/** Where both have a phrase, it means what questions mean by it. */
const vocabulary = (kind: AskedKind, own: readonly Phrase[]): Phrases =>
  phrasesOf([...commonPhrases, ...own, ...marketWords[kind]])

/** What a destination does for organizers. Its other words are those of the pages around it. */
const offersService = ({ meaning }: Phrase) =>
  meaning.type === 'term' && meaning.terms.some(({ name }) => name === 'services')

/** The words of the marketplaces, which questions are read with, too. */
const markets: Readonly<Record<AskedKind, Phrases>> = {
  facility: vocabulary('facility', facilityReading.phrases),
  hotel: vocabulary('hotel', hotelReading.phrases),
  business: vocabulary('business', businessReading.phrases),
  event: vocabulary('event', eventReading.phrases),
  destination: phrasesOf([...marketWords.destination, ...destinationReading.phrases.filter(offersService)]),
}

/** The pieces of a text that names no record. */
export const piecesOf = (text: string, today: string): Segment[] =>
  segmentsOf(text, tokensOf(text), {
    markets,
    names: { at: () => undefined, similarTo: () => undefined, having: () => [] },
    today,
  })

const answered = new WeakMap<OwnAnswerRecord, readonly Segment[]>()

/** The pieces of a question that the destination answers itself, read once however often others are compared with it. */
export function piecesOfAnswer(record: OwnAnswerRecord, today: string): readonly Segment[] {
  const pieces = answered.get(record) ?? piecesOf(record.name, today)
  answered.set(record, pieces)
  return pieces
}

/** 'Cleveland TN'. Some are words of their own, such as IN. */
const codeOf = (state: string | null) => {
  const code = state === null ? undefined : stateOf(state)?.code
  return code === undefined || isCommonWord(code.toLowerCase()) ? null : code
}
const nicknamesOf = (city: string | null, state: string | null) =>
  Object.entries(townNicknames).flatMap(([short, town]) => (town === `${city}, ${state}` ? [short] : []))

/** Records by the names that questions call them. The destination is called by its town, too. */
function namedRecords({ destination, pages, documents, airports }: Knowledge): NamedAs[] {
  const { city, state } = destination.item
  const named = (record: GuideRecord, name: string): NamedAs => ({ record, name })
  return [
    ...[destination, ...pages, ...documents].map((record) => named(record, record.name)),
    ...airports.flatMap((record) => [named(record, record.name), named(record, record.code)]),
    ...[city, state, ...nicknamesOf(city, state), codeOf(state)].flatMap((name) =>
      name === null ? [] : [{ record: destination, name, isTown: true }],
    ),
  ]
}

/** The towns of pages: 'hotels in Elm Falls' asks for those there. Accents make no difference. */
function townsOf(pages: Knowledge['pages']): Phrases {
  const spellings = new Map<string, Set<string>>()
  for (const { item } of pages)
    if (item.city !== null) {
      const town = foldWord(item.city)
      spellings.set(town, (spellings.get(town) ?? new Set()).add(item.city))
    }
  return phrasesOf([...spellings].flatMap(([town, cities]) => listed(town, { city: [...cities] })))
}

function readerOf(knowledge: Knowledge) {
  const towns = townsOf(knowledge.pages)
  const vocabularies = [towns, ...marketKinds.map((kind) => markets[kind])]
  const names = namesOf(namedRecords(knowledge), (tokens, at) =>
    vocabularies.some((phrases) => phrases.at(tokens, at).some(({ length }) => length === 1)),
  )
  return { towns, names }
}

/** A model may have several questions read about the same knowledge. */
const readers = new WeakMap<Knowledge, ReturnType<typeof readerOf>>()

/** Reads a question about what a guide knows. `today` is a date at the place. */
export function readQuestion(
  text: string,
  knowledge: Knowledge,
  today: string,
  earlier?: EarlierQuestion,
  /** Spans of tokens whose meaning in the markets isn't what is meant. */
  except?: ReadonlySet<string>,
): Question {
  const reader = readers.get(knowledge) ?? readerOf(knowledge)
  readers.set(knowledge, reader)
  const { destination, pages } = knowledge
  const isThere = (kind: AskedKind, values: Values) =>
    [destination, ...pages].some(
      (page) => page.kind === kind && unfulfilled(page, [{ words: '', values }]).length === 0,
    )
  return understand(
    text,
    { markets, ...reader, today, destination, isThere, ...(except && { except }) },
    earlier,
  )
}
