import { organization } from '@app/contract/organizations/organization-routes.ts'
import { organizationTypes } from '@app/contract/reference-lists/organization-types.ts'
import type * as z from 'zod'
import { fillers, phrasesFor } from '../../../search/reading/phrases.ts'
import type { ReadingDeclaration } from '../../../search/reading/read-market.ts'
import { sportPhrases } from '../../../search/reading/sport-phrases.ts'
import { vendorPhrases } from '../../../search/reading/vendor-phrases.ts'

const types: Readonly<Record<string, string>> = {
  'Event Organization':
    'event organizer, organizer, tournament organizer, tournament director, promoter, organizador, organisateur',
  'Industry Partner': 'vendor, vendors, supplier, sponsor, proveedor, fournisseur',
}

export const organizationReading: ReadingDeclaration<z.output<(typeof organization)['filter']>> = {
  phrases: [
    ...fillers('organization, organización, organisation, club, association, group, league, events, sports'),
    ...vendorPhrases('vendorCategory'),
    ...sportPhrases(),
    ...phrasesFor('organizationType', organizationTypes, types),
  ],
  toFilter: ({ organizationType, sports, vendorCategory, services }) =>
    organization.filter.parse({
      ...(organizationType && { organizationType }),
      ...(sports && { sports }),
      ...(vendorCategory && { vendorCategory }),
      ...(services && { services }),
    }),
}
