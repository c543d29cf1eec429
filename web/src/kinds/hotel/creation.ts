import type { CreationKind } from '../../creation/creation-kind.ts'
import { kinds } from '../../kind/registry.ts'
import { hotelFields } from './fields.ts'

export const hotelCreation: CreationKind = {
  kind: kinds.hotel,
  description: 'Show your rooms to teams that play near you.',
  fields: hotelFields,
  schemas: async () => ({ draft: (await import('@app/contract/hotels/hotel-schema.ts')).HotelDraft }),
  steps: [
    {
      title: 'What and where',
      sections: [{ fields: ['name', ['starRating', 'roomCount']] }, { title: 'Where it is', isPlace: true }],
    },
    {
      title: 'Times and contact',
      sections: [
        { title: 'Times', fields: [['checkInTime', 'checkOutTime']] },
        {
          title: 'Contact',
          hint: 'Shown on your page, so that teams can reach you.',
          fields: [['email', 'phone'], 'website'],
        },
        { title: 'About and amenities', fields: ['description', 'amenities'] },
      ],
    },
  ],
  preview: () => ({ line: 'Hotel' }),
}
