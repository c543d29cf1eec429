import type { CreationKind } from '../../creation/creation-kind.ts'
import { kinds } from '../../kind/registry.ts'
import { placeTypeText } from './business-words.ts'
import { businessFields } from './fields.ts'

export const businessCreation: CreationKind = {
  kind: kinds.business,
  description: 'Show teams that play near you where to eat and have fun, with your promotions.',
  fields: businessFields,
  schemas: async () => ({
    draft: (await import('@app/contract/businesses/business-schema.ts')).BusinessDraft,
  }),
  steps: [
    {
      title: 'What and where',
      sections: [
        { fields: ['name', ['businessType', 'placeType']] },
        { title: 'Where it is', isPlace: true },
      ],
    },
    {
      title: 'Contact and attributes',
      sections: [
        {
          title: 'Contact',
          hint: 'Shown on your page, so that teams can reach you.',
          fields: [['email', 'phone'], 'website'],
        },
        {
          title: 'About and attributes',
          fields: ['description', 'priceLevel', ['seats', 'takesGroups'], 'attributes'],
        },
      ],
    },
  ],
  preview: ({ fields: { placeType, businessType } }) => ({
    line: placeType ? placeTypeText(placeType) : businessType || 'Category',
  }),
}
