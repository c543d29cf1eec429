import { amenityNames, type AmenityName } from '@app/contract/reference-lists/amenities.ts'
import { phraseKey } from './phrase-key.ts'

/** Words of files for amenities, by amenity. */
const otherWords: Partial<Record<AmenityName, string>> = {
  Parking: 'parking lot|parking available|available parking|car park|stationnement|estacionamiento',
  'RV & Bus Parking': 'rv parking|bus parking',
  'EV Charging': 'ev charger|charging station',
  Restrooms: 'restroom|bathroom|toilet|washroom|public restroom|wc|toilette|bano|sanitario|comfort station',
  Showers: 'shower|douche|ducha',
  'Locker Rooms': 'locker|locker room|changing room|dressing room|vestiaire|vestuario',
  Wifi: 'wi fi|wireless|internet',
  Bleachers: 'bleacher|grandstand|gradin|grada',
  Scoreboard: 'score board|tableau indicateur|marcador',
  'PA System': 'public address|sound system',
  'Field & Court Lighting':
    'light|lighted|lit|lighting|field light|court light|floodlight|sport light|eclairage|eclaire|iluminacion',
  'Air Conditioning': 'air conditioned|climatisation|aire acondicionado',
  Concessions: 'concession|concession stand|snack bar|casse croute|cantina',
  Restaurant: 'cafe|cafeteria|dining',
  'Catering Kitchen': 'kitchen|cuisine|cocina',
  'Water Fountains': 'water fountain|drinking fountain|drinking water|fontaine|bebedero',
  'Pro Shop': 'proshop',
  'Equipment Rental': 'skate rental',
  'Weight Room': 'weight|fitness room|weightroom',
  'Batting Cages': 'batting cage',
  'AED & First Aid': 'aed|first aid|defibrillator',
  'Meeting Rooms': 'meeting room',
  Playground: 'play ground|play area|play equipment|aire de jeux|parque infantil',
  'Wheelchair Accessible':
    'wheelchair|ada|ada accessible|ada compliant|accessible|accessibility|handicap accessible|handicapped accessible|wheelchair access|accessible fauteuil roulant|accesible',
}

const byKey = new Map<string, AmenityName>([
  ...Object.entries(otherWords).flatMap(([name, words]) => {
    const amenity = amenityNames.find((one) => one === name)
    return amenity ? words.split('|').map((word) => [phraseKey(word), amenity] as const) : []
  }),
  ...amenityNames.map((name) => [phraseKey(name), name] as const),
])

/** The amenity for a word of a file: 'lights' are field and court lighting. */
export const amenityOf = (word: string) => byKey.get(phraseKey(word))
