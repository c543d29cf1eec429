import { OrganizationDraft } from '@app/contract/organizations/organization-schema.ts'
import { parseYear } from '../cleaning/whole-number.ts'
import { simpleKind } from './simple-kind.ts'

export const organizationImport = simpleKind({
  name: 'organization',
  nouns: { one: 'organization', other: 'organizations' },
  draft: OrganizationDraft,
  type: {
    field: 'organizationType',
    words: {
      'Industry Partner': 'vendor|supplier|sponsor|partner|service provider|software',
      'Event Organization':
        'club|league|association|federation|organizer|promoter|team|academy|society|foundation',
    },
    otherwise: 'Event Organization',
  },
  readers: { yearFounded: { parse: parseYear, problem: 'is not a year' } },
})
