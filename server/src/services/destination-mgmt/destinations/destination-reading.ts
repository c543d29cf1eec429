import { destination } from '@app/contract/destinations/destination-routes.ts'
import { destinationServices } from '@app/contract/reference-lists/destination-services.ts'
import { destinationTypes } from '@app/contract/reference-lists/destination-types.ts'
import type * as z from 'zod'
import { fillers, inNames, phrase, type Phrase } from '../../../search/reading/phrases.ts'
import type { ReadingDeclaration } from '../../../search/reading/read-market.ts'
import { sportPhrases } from '../../../search/reading/sport-phrases.ts'

type DestinationFilter = z.output<(typeof destination)['filter']>

const services: Readonly<Record<string, string>> = {
  'Grant Programs':
    'grant, grants, funding, bid fund, bid fee, incentives, rebate, subsidy, subvention, subsidio',
  'Lodging Services':
    'lodging, hotel, hotels, hotel room, hotel rooms, hotel room block, hotel room blocks, room block, room blocks, hotel block, housing, housing bureau, accommodations, stay to play, stay and play',
  Marketing: 'promotion, advertising, marketing support',
  'PR/Media Assistance': 'pr, media, press, public relations',
  Signage: 'signs, banners',
  'Site Visits': 'site visit, site inspection, site tour, fam trip',
  Volunteer: 'volunteers, volunteer help, volunteer support, voluntarios, bénévoles',
  'Welcome Bags': 'welcome bag, gift bags, goody bags, swag bags',
  'Event Marketing Sponsorship': 'sponsorship, sponsors, event sponsorship',
}
const types: Readonly<Record<string, string>> = {
  'Convention & Visitors Bureau':
    'cvb, convention & visitors bureau, bureau de tourisme, bureau des congrès, convention and visitors bureau, convention bureau, visitors bureau, tourism bureau, visitor bureau, oficina de turismo, oficina de convenciones',
  'Sports Commission':
    'sports commissions, sports council, sports authority, sport commission, comisión deportiva, comisión de deportes, commission sportive, commission des sports',
  'Destination Management Organization':
    'dmo, office du tourisme, destination management company, tourism board, tourism office, tourist board, office de tourisme',
  'Management Group':
    'management groups, management company, venue management, venue management company, event management, event management company, sports management, sports management company',
}

const phrasesFor = (
  field: string,
  names: readonly string[],
  others: Readonly<Record<string, string>>,
): Phrase[] =>
  names.flatMap((name) =>
    [name, ...(others[name]?.split(', ') ?? [])].map((text) => phrase(text, { [field]: [name] })),
  )

export const destinationReading: ReadingDeclaration<DestinationFilter> = {
  phrases: [
    ...fillers(
      'destination, destino, county, office, field, court, rink, pool, gym, diamond, stadium, arena, facility, complex, organization, sports, sports tourism, sports events, tourism, tourisme, turismo, visitors',
    ),
    ...sportPhrases(),
    ...phrasesFor('services', destinationServices, services),
    ...inNames(phrasesFor('destinationType', destinationTypes, types)),
  ],
  toFilter: ({ sports, services: offered, destinationType }) =>
    destination.filter.parse({
      ...(sports && { sports }),
      ...(offered && { services: offered }),
      ...(destinationType && { destinationType }),
    }),
}
