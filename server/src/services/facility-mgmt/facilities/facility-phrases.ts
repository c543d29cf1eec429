import { fillers, inNames, listed, type Phrase } from '../../../search/reading/phrases.ts'
import {
  facilityTypePhrases,
  settingPhrases,
  spacePhrases,
  surfacePhrases,
} from '../../../search/reading/space-phrases.ts'
import { sportPhrases } from '../../../search/reading/sport-phrases.ts'
import { amenityPhrases } from './amenity-phrases.ts'

/** What organizers type when they look for a venue, longer phrases winning over shorter ones. */
export const facilityPhrases: readonly Phrase[] = [
  ...fillers(
    'near hotel, close to hotel, hotel nearby, hotel close by, by hotel, with hotel nearby, facility, complex, space, practice, showdown, classic, size, full size, full sized, regulation, competition size, seats, capacity, people, spectators, free, instalación, installation',
  ),
  ...sportPhrases(),
  ...listed('indoor soccer, soccer intérieur, fútbol rápido, arena soccer', {
    sports: ['Soccer', 'Futsal'],
    location: ['Indoor'],
  }),
  ...spacePhrases,
  ...surfacePhrases,
  ...settingPhrases,
  ...amenityPhrases,
  ...inNames(facilityTypePhrases),
]
