import type { CreationKind } from '../../creation/creation-kind.ts'
import { kinds } from '../../kind/registry.ts'
import { namesOf, sportsCollection, SportsField } from '../../creation/sports-field.tsx'
import { organizationFields } from './fields.ts'

export const organizationCreation: CreationKind = {
  kind: kinds.organization,
  description: 'Show the events you hold, or what you do for those who hold them.',
  fields: organizationFields,
  schemas: () => import('./creation-schemas.ts'),
  steps: [
    {
      title: 'What and where',
      sections: [
        { fields: ['name', ['organizationType', 'yearFounded']] },
        { title: 'Where it is', isPlace: true },
      ],
    },
    {
      title: 'Sports and contact',
      sections: [
        { Part: SportsField, children: ['sports'] },
        {
          title: 'About',
          fields: ['description', 'travelScope'],
        },
        {
          title: 'Services',
          hint: 'Organizers find partners by these.',
          fields: ['vendorCategory', 'services'],
          isOffered: ({ organizationType }) => organizationType === 'Industry Partner',
        },
        {
          title: 'Contact',
          hint: 'Shown on your page, so that teams and hosts can reach you.',
          fields: [['email', 'phone'], 'website'],
        },
      ],
    },
  ],
  children: { sports: sportsCollection((api) => api['event-mgmt'].organizations.sports) },
  preview({ fields, children }) {
    const names = namesOf(children['sports'])
    return { line: names.join(', ') || fields.organizationType || 'Type', subject: names[0] }
  },
}
