import type { CreationKind } from '../../creation/creation-kind.ts'
import { kinds } from '../../kind/registry.ts'
import { companyFields } from './fields.ts'

export const companyCreation: CreationKind = {
  kind: kinds.company,
  description: 'Show what your company does for events, with all of its hotels and businesses.',
  fields: companyFields,
  schemas: async () => ({
    draft: (await import('@app/contract/companies/company-schema.ts')).CompanyDraft,
  }),
  steps: [
    {
      title: 'What and where',
      sections: [
        { fields: ['name', ['companyType', 'yearFounded']] },
        { title: 'Where its office is', isPlace: true },
      ],
    },
    {
      title: 'Contact and services',
      sections: [
        {
          title: 'Contact',
          hint: 'Shown on your page, so that organizers can reach you.',
          fields: [['email', 'phone'], 'website'],
        },
        { title: 'About and services', fields: ['description', 'services'] },
      ],
    },
  ],
  preview: ({ fields }) => ({ line: fields.companyType || 'Type' }),
}
