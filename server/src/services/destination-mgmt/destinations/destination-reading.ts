import { destination } from '@app/contract/destinations/destination-routes.ts'
import { destinationServices } from '@app/contract/reference-lists/destination-services.ts'
import { destinationTypes } from '@app/contract/reference-lists/destination-types.ts'
import type * as z from 'zod'
import { fillers, inNames, phrase, type Phrase } from '../../../search/reading/phrases.ts'
import type { ReadingDeclaration } from '../../../search/reading/read-market.ts'
import { sportPhrases } from '../../../search/reading/sport-phrases.ts'

type DestinationFilter = z.output<(typeof destination)['filter']>

const services: Readonly<Record<string, string>> = {
  'Grant Programs': 'grant, grants, funding, bid fund, incentives, rebate',
  'Lodging Services': 'lodging, hotel, hotels, room blocks, housing, housing bureau, stay to play',
  Marketing: 'promotion, advertising',
  'PR/Media Assistance': 'pr, media, press, public relations',
  Signage: 'signs, banners',
  'Site Visits': 'site visit, site inspection, site tour, fam trip',
  Volunteer: 'volunteers, volunteer help',
  'Welcome Bags': 'welcome bag, gift bags, goody bags',
  'Event Marketing Sponsorship': 'sponsorship, sponsors, event sponsorship',
}
const types: Readonly<Record<string, string>> = {
  'Convention & Visitors Bureau':
    'cvb, convention and visitors bureau, visitors bureau, tourism bureau, visitor bureau',
  'Sports Commission': 'sports commissions, sports council, sports authority',
  'Destination Management Organization': 'dmo, tourism board, tourism office',
  'Management Group': 'management groups',
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
      'destination, place, city, host, hosting, event, tournament, organization, area, region, metro, sports',
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
