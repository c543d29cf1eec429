import { facilityTypes } from '@app/contract/reference-lists/facility-types.ts'
import { phraseKey } from './phrase-key.ts'
import { spacePhrase } from './space-phrase.ts'
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
  'bowling centers': { type: 'Bowling Center', sports: ['Bowling'] },
  'bowling alley': { type: 'Bowling Center', sports: ['Bowling'] },
  'skiing facilities': { type: 'Ski Resort', sports: ['Alpine Skiing'] },
  'winter sports': { type: 'Ski Resort' },
  marina: { type: 'Beach & Waterfront' },
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
  pitch: { type: 'Parks & Rec', isSpace: true },
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
  tennis: { type: 'Racquet Club', sports: ['Tennis'] },
  'tennis club': { type: 'Racquet Club', sports: ['Tennis'] },
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

/** French and Spanish words, as in Quebec and Puerto Rico. */
const otherLanguages: Readonly<Record<string, string>> = {
  'arena municipal': 'ice rink',
  'arena interieur': 'ice rink',
  patinoire: 'ice rink',
  'patinoire interieure': 'ice rink',
  'patinoire exterieure': 'ice rink',
  'pista de hielo': 'ice rink',
  colisee: 'arena',
  coliseo: 'arena',
  stade: 'stadium',
  estadio: 'stadium',
  piscine: 'pool',
  'piscine interieure': 'pool',
  'piscine exterieure': 'pool',
  piscina: 'pool',
  alberca: 'pool',
  'centre aquatique': 'aquatic center',
  'centro acuatico': 'aquatic center',
  parc: 'park',
  parque: 'park',
  'parque deportivo': 'sports complex',
  'aire de jeux': 'playground',
  'terrain de jeux': 'playground',
  'centre sportif': 'sports complex',
  'complexe sportif': 'sports complex',
  'centro deportivo': 'sports complex',
  'complejo deportivo': 'sports complex',
  polideportivo: 'sports complex',
  'centre communautaire': 'community center',
  'centre recreatif': 'community center',
  'centre de loisirs': 'community center',
  'centro comunitario': 'community center',
  'centro comunal': 'community center',
  gymnase: 'gymnasium',
  gimnasio: 'gymnasium',
  'salle de sport': 'gymnasium',
  'terrain de golf': 'golf course',
  'club de golf': 'golf course',
  'campo de golf': 'golf course',
  'salle de quilles': 'bowling alley',
  boliche: 'bowling alley',
  'terrain sportif': 'sports field',
  'terrain de sport': 'sports field',
  'campo deportivo': 'sports field',
  plage: 'beach',
  playa: 'beach',
  ecole: 'school',
  escuela: 'school',
  universite: 'university',
  universidad: 'university',
  'centre de ski': 'ski resort',
  'station de ski': 'ski resort',
  hippodrome: 'race track',
  hipodromo: 'race track',
  planchodrome: 'skate park',
  'parque de patinaje': 'skate park',
  'centro de convenciones': 'convention centre',
  'centre des congres': 'convention centre',
}

const emptyKind: VenueKind = {}

const kinds: ReadonlyMap<string, VenueKind> = new Map([
  ...Object.entries(phrases).map(([phrase, kind]) => [phraseKey(phrase), kind] as const),
  ...facilityTypes.map((type) => [phraseKey(type), phrases[type.toLowerCase()] ?? { type }] as const),
  ...[...uninformative, ...hifldPromoters].map((phrase) => [phraseKey(phrase), emptyKind] as const),
])

const translated: ReadonlyMap<string, string> = new Map(
  Object.entries(otherLanguages).map(([word, english]) => [phraseKey(word), phraseKey(english)]),
)

/** The kind for a phrase: empty if the phrase is uninformative, undefined if it is unknown. */
export function venueKind(phrase: string): VenueKind | undefined {
  const key = phraseKey(phrase)
  const known = kinds.get(key) ?? kinds.get(translated.get(key) ?? '')
  if (known) return known
  // A single space, such as 'Tennis Court' or 'terrain de soccer'.
  const named = spacePhrase(phrase)
  return (
    named && {
      isSpace: true,
      spaces: [named.space],
      ...(named.sport !== undefined && { sports: [named.sport] }),
    }
  )
}
