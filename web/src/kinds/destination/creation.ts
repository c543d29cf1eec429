import type { CreationKind } from '../../creation/creation-kind.ts'
import { kinds } from '../../kind/registry.ts'
import { destinationFields } from './fields.ts'

export const destinationCreation: CreationKind = {
  kind: kinds.destination,
  description: 'Show what your city or region offers, so that event organizers ask you to host.',
  fields: destinationFields,
  schemas: async () => ({
    draft: (await import('@app/contract/destinations/destination-schema.ts')).DestinationDraft,
  }),
  steps: [
    {
      title: 'What and where',
      sections: [{ fields: ['name', 'destinationType'] }, { title: 'Where it is', isPlace: true }],
    },
    {
      title: 'Services and contact',
      sections: [
        { fields: ['services', 'description'] },
        {
          title: 'Contact',
          hint: 'Shown on your page, so that organizers can reach you.',
          fields: [['email', 'phone'], 'website'],
        },
      ],
    },
  ],
  preview: ({ fields }) => ({ line: fields.destinationType || 'Type' }),
}
