import type { DestinationService } from '@app/contract/reference-lists/destination-services.ts'
import type { DestinationType } from '@app/contract/reference-lists/destination-types.ts'
import type { Random } from '../random.ts'
import { enumeration } from '../wording.ts'

interface DestinationFacts {
  type: DestinationType
  name: string
  place: string
  services: readonly DestinationService[]
  hasHotelRates: boolean
}

const openings: Readonly<Record<DestinationType, readonly string[]>> = {
  'Convention & Visitors Bureau': [
    'NAME helps planners find venues, rooms and partners in PLACE.',
    'Meetings, tournaments and visits in PLACE start with NAME.',
  ],
  'Sports Commission': [
    'NAME brings tournaments and championships to PLACE.',
    'NAME works with clubs, schools and venues to host events in PLACE.',
  ],
  'Destination Management Organization': [
    'NAME promotes PLACE as a place to meet, play and stay.',
    'NAME connects event organizers with hotels, venues and guides in PLACE.',
  ],
  'Management Group': [
    'NAME books and runs courts, fields and halls in PLACE.',
    'NAME operates sports venues for several owners in PLACE.',
  ],
}

const spoken: Partial<Record<DestinationService, string>> = {
  'PR/Media Assistance': 'press contacts',
  Volunteer: 'volunteers',
}

const closings = [
  'The team answers requests within two business days.',
  'New events are welcome all year, with the most open dates in spring and fall.',
  'Bids are open two years ahead.',
]

/** Two to four sentences. */
export function describe(facts: DestinationFacts, random: Random): string {
  const { type, name, place, services, hasHotelRates } = facts
  const words = random.sample(services, 3).map((service) => spoken[service] ?? service.toLowerCase())
  const help = enumeration(words)
  const offer = random.pick([`Organizers get help with ${help}.`, `Its services include ${help}.`])
  return [
    random.pick(openings[type]).replace('NAME', name).replace('PLACE', place),
    ...(help === '' ? [] : [offer]),
    ...(hasHotelRates && random.chance(0.6) ? ['Live hotel rates are shown with its events.'] : []),
    ...(help === '' || random.chance(0.7) ? [random.pick(closings)] : []),
  ].join(' ')
}
