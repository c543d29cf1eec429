import { facilityTypes } from '@app/contract/reference-lists/facility-types.ts'
import { phraseKey } from './phrase-key.ts'
import type { VenueKind } from './venue-kind.ts'

/** Phrases that imply nothing about the kind of venue. */
const uninformative = [
  'single use',
  'multiuse',
  'multi use',
  'other',
  'yes',
  'no',
  'miscellaneous',
  'casino',
  'public',
  'commercial',
  'retail',
  'industrial',
  'none',
]
const hifldPromoters = [
  'Promoters of performing arts, sports, and similar events with facilities',
  'Promoters of performing arts, sports, and similar events without facilities',
]

/** Kinds by phrase, as used by HIFLD (NAICS), ODRSF, OpenStreetMap and everyday language. */
const phrases: Readonly<Record<string, VenueKind>> = {
  racetracks: { type: 'Race Track' },
  'race track': { type: 'Race Track' },
  'golf courses and country clubs': { type: 'Golf Course', sports: ['Golf'], spaces: ['Golf Course'] },
  'golf course': { type: 'Golf Course', sports: ['Golf'], spaces: ['Golf Course'] },
  golf: { type: 'Golf Course', sports: ['Golf'], spaces: ['Golf Course'] },
  'bowling centers': { type: 'Bowling Center', sports: ['Bowling'], spaces: ['Bowling Lane'] },
  'bowling alley': { type: 'Bowling Center', sports: ['Bowling'], spaces: ['Bowling Lane'] },
  'skiing facilities': { type: 'Ski Resort', sports: ['Alpine Skiing'], spaces: ['Ski Slope'] },
  'winter sports': { type: 'Ski Resort' },
  marina: { type: 'Beach & Waterfront', spaces: ['Open Water'] },
  'fitness and recreational sports centers': { type: 'Community Center' },
  arena: { type: 'Arena' },
  stadium: { type: 'Stadium' },
  'athletic park': { type: 'Sports Complex' },
  ballpark: { type: 'Stadium', sports: ['Baseball'], spaces: ['Diamond'] },
  beach: { type: 'Beach & Waterfront' },
  'beach resort': { type: 'Beach & Waterfront' },
  'swimming area': { type: 'Beach & Waterfront', sports: ['Swimming'] },
  'community centre': { type: 'Community Center' },
  'community center': { type: 'Community Center' },
  'recreation centre': { type: 'Community Center' },
  'recreation center': { type: 'Community Center' },
  gym: { type: 'Gymnasium' },
  gymnasium: { type: 'Gymnasium' },
  'sports hall': { type: 'Gymnasium' },
  'field house': { type: 'Fieldhouse' },
  park: { type: 'Parks & Rec' },
  playground: { type: 'Parks & Rec' },
  'recreation ground': { type: 'Parks & Rec' },
  'splash pad': { type: 'Parks & Rec' },
  pitch: { type: 'Parks & Rec' },
  track: { type: 'Parks & Rec', spaces: ['Track'] },
  trail: { type: 'Parks & Rec', spaces: ['Trail'] },
  'skate park': { type: 'Parks & Rec', sports: ['Skateboarding'], spaces: ['Skate Park'] },
  'disc golf course': { type: 'Parks & Rec', sports: ['Disc Golf'], spaces: ['Disc Golf Course'] },
  'sports field': { type: 'Parks & Rec', spaces: ['Field'] },
  pool: { type: 'Aquatic Center', sports: ['Swimming'], spaces: ['Pool'] },
  'swimming pool': { type: 'Aquatic Center', sports: ['Swimming'], spaces: ['Pool'] },
  'water park': { type: 'Aquatic Center' },
  rink: { type: 'Ice Rink', sports: ['Ice Hockey'], spaces: ['Rink'] },
  'ice rink': { type: 'Ice Rink', sports: ['Ice Hockey'], spaces: ['Rink'] },
  'sports centre': { type: 'Sports Complex' },
  'sports center': { type: 'Sports Complex' },
  'sports complex': { type: 'Sports Complex' },
  'sports club': { type: 'Sports Complex' },
  'fitness centre': { type: 'Training Facility' },
  'fitness center': { type: 'Training Facility' },
  tennis: { type: 'Racquet Club', sports: ['Tennis'], spaces: ['Court'] },
  'tennis club': { type: 'Racquet Club', sports: ['Tennis'], spaces: ['Court'] },
  'horse riding': { type: 'Equestrian Center', sports: ['Equestrian'], spaces: ['Equestrian Arena'] },
  'riding hall': { type: 'Equestrian Center', sports: ['Equestrian'], spaces: ['Equestrian Arena'] },
  'conference centre': { type: 'Convention Center' },
  'exhibition centre': { type: 'Convention Center' },
  'convention centre': { type: 'Convention Center' },
  'events venue': { type: 'Convention Center' },
  fairgrounds: { type: 'Fairgrounds & Expo Center' },
  college: { type: 'College/University' },
  university: { type: 'College/University' },
  hotel: { type: 'Hotel & Resort' },
  resort: { type: 'Hotel & Resort' },
  'ski resort': { type: 'Ski Resort' },
}

const emptyKind: VenueKind = {}

const kinds: ReadonlyMap<string, VenueKind> = new Map([
  ...Object.entries(phrases).map(([phrase, kind]) => [phraseKey(phrase), kind] as const),
  ...facilityTypes.map((type) => [phraseKey(type), phrases[type.toLowerCase()] ?? { type }] as const),
  ...[...uninformative, ...hifldPromoters].map((phrase) => [phraseKey(phrase), emptyKind] as const),
])

/** The kind for a phrase: empty if the phrase is uninformative, undefined if it is unknown. */
export const venueKind = (phrase: string) => kinds.get(phraseKey(phrase))
