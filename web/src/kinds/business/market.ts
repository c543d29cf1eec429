import { choice } from '../../page/query-codecs.ts'
import { count, eitherOf, inSentence } from '../../components/format.ts'
import { between, parameter, whole } from '../../market/codecs.ts'
import {
  boundsCriterion,
  defineMarket,
  flagCriterion,
  listCriterion,
  stateCriterion,
} from '../../market/criteria.ts'
import type { Criterion } from '../../market/market.ts'
import { valueOf, valuesOf } from '../../market/query.ts'
import { kinds, nounInMarket } from '../../kind/registry.ts'
import { placeTypeText, priceText } from './business-words.ts'

/** As understood from the text: 'pizza'. The form has no field for it. */
const placeType: Criterion = {
  name: 'placeType',
  parameters: [{ name: 'placeType', isList: true, field: 'placeType', normalize: (text) => text }],
  aspect: 'what',
  facet: 'placeType',
  rank: 100,
  toFilter: (query) => ({ placeType: valuesOf(query, 'placeType') }),
  label: placeTypeText,
  phrase: (query) => eitherOf(valuesOf(query, 'placeType').map((type) => inSentence(placeTypeText(type)))),
}

const levels = ['1', '2', '3', '4'] as const

/** The form chooses one level. A text such as 'cheap' means several. */
const priceLevel: Criterion = {
  name: 'priceLevel',
  parameters: [{ ...parameter('priceLevel', choice(levels)), isList: true }],
  aspect: 'what',
  rank: 60,
  toFilter: (query) => ({ priceLevel: valuesOf(query, 'priceLevel').map(Number) }),
  label: (level) => priceText(Number(level)),
  phrase: (query) =>
    `priced ${eitherOf(valuesOf(query, 'priceLevel').map((level) => priceText(Number(level))))}`,
  control: {
    type: 'choice',
    label: 'Price',
    options: [
      { value: '', label: 'Any' },
      ...levels.map((level) => ({ value: level, label: priceText(Number(level)) })),
    ],
  },
}

const seats: Criterion = {
  name: 'seats',
  parameters: [parameter('seats', between(1, 100_000, whole))],
  aspect: 'what',
  rank: 50,
  toFilter: (query) => ({ seats: { from: Number(valueOf(query, 'seats')) } }),
  label: (least) => `${count(Number(least))}+ seats`,
  phrase: (query) => `with at least ${count(Number(valueOf(query, 'seats')))} seats`,
  control: { type: 'steps', label: 'Seats, at least', steps: [20, 40, 80, 150] },
}

export const businessMarket = defineMarket({
  kind: { ...kinds.business, noun: nounInMarket(kinds.business) },
  criteria: [
    boundsCriterion,
    listCriterion({
      name: 'category',
      field: 'businessType',
      title: 'Category',
      find: 'Find a category',
      rank: 110,
    }),
    placeType,
    stateCriterion,
    listCriterion({
      name: 'attribute',
      field: 'attributes',
      title: 'Attributes',
      find: 'Find an attribute',
      matchesAll: true,
      rank: 70,
    }),
    flagCriterion({
      name: 'hasPromotion',
      rank: 80,
      title: 'Promotions',
      text: 'Open now',
      label: 'Open promotions',
      phrase: 'with open promotions',
    }),
    priceLevel,
    seats,
  ],
  form: [['near'], ['category'], ['hasPromotion'], ['attribute'], ['seats'], ['priceLevel'], ['state']],
  quickChoices: [
    ['category', 'Food & Beverage'],
    ['category', 'Entertainment'],
    ['category', 'Hospitality'],
    ['category', 'Transportation'],
    ['hasPromotion', 'true'],
    ['attribute', 'Good for Groups'],
    ['attribute', 'Good For Kids'],
    ['attribute', 'Parking Available'],
    ['attribute', 'Takes Reservations'],
    ['attribute', 'Outdoor Seating'],
  ],
  sorts: [
    { value: 'likes', label: 'Most liked' },
    { value: 'promotions', label: 'Most promotions' },
  ],
  searchPlaceholder: 'Food, fun or name',
  description: 'Places to eat and play near events, with promotions for teams.',
  facts: [
    { name: 'category', value: 'Food & Beverage', text: 'to eat and drink' },
    { name: 'category', value: 'Entertainment', text: 'to play and see' },
    { name: 'hasPromotion', value: 'true', text: 'with open promotions' },
  ],
})
