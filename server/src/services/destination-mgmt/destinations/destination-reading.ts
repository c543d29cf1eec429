import { destination } from '@app/contract/destinations/destination-routes.ts'
import { destinationServices } from '@app/contract/reference-lists/destination-services.ts'
import { destinationTypes } from '@app/contract/reference-lists/destination-types.ts'
import type * as z from 'zod'
import { fillers, inNames, phrasesFor } from '../../../search/reading/phrases.ts'
import type { ReadingDeclaration } from '../../../search/reading/read-market.ts'
import { sportPhrases } from '../../../search/reading/sport-phrases.ts'

type DestinationFilter = z.output<(typeof destination)['filter']>

const services: Readonly<Record<string, string>> = {
  'Grant Programs':
    'grant, grant money, grant program, event grants, sports grants, financial support, financial assistance, financial help, financial incentive, funding, bid fund, bid fee, incentives, rebate, subsidy, subvention, subsidio',
  'Lodging Services':
    'lodging, hotel, hotel room, hotel room block, room block, hotel block, housing, housing bureau, accommodations, housing services, housing help, housing assistance, hotel help, hotel booking, lodging help, lodging assistance, hotel partner, hotel deals, hotel rates, room nights, stay to play, stay and play, alojamiento, hoteles, hébergement',
  Marketing:
    'promotion, advertising, advertise, marketing support, marketing help, marketing assistance, social media, publicity, mercadeo, publicité',
  'PR/Media Assistance':
    'pr, media, press, public relations, media relations, media assistance, pr assistance, pr help, press release, media coverage, press coverage, relaciones públicas, relations publiques, relations de presse',
  Signage: 'sign, banner, welcome sign, welcome banner, welcome signage, letreros, affichage',
  'Site Visits':
    'site visit, site inspection, site tour, site walk, facility tour, venue tour, tour, fam tour, fam trip, familiarization tour, visita, visites',
  Volunteer:
    'volunteers, volunteer program, volunteer base, volunteer recruitment, volunteer coordination, volunteer help, volunteer support, voluntarios, bénévoles',
  'Welcome Bags':
    'welcome bag, welcome packet, welcome kit, gift bag, goody bag, goodie bag, swag bag, swag, bolsas de bienvenida, sacs de bienvenue, sacs cadeaux',
  'Event Marketing Sponsorship': 'sponsorship, sponsors, event sponsorship',
}
const types: Readonly<Record<string, string>> = {
  'Convention & Visitors Bureau':
    'cvb, convention & visitors bureau, bureau de tourisme, bureau des congrès, convention and visitors bureau, convention bureau, visitors bureau, tourism bureau, oficina de turismo, oficina de convenciones',
  'Sports Commission':
    'sports commissions, sports council, sports authority, comisión deportiva, comisión de deportes, commission sportive, commission des sports',
  'Destination Management Organization':
    'dmo, office du tourisme, destination management company, tourism board, tourism office, tourist board, office de tourisme',
  'Management Group':
    'management groups, management company, venue management, venue management company, event management, event management company, sports management, sports management company',
}

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
