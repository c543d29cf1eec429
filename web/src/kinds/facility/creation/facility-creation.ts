import type { CreationKind } from '../../../creation/creation-kind.ts'
import { listOf } from '../../../components/format.ts'
import { spaceScore } from '../../../page/space-score.ts'
import { facilityFields } from '../fields.ts'
import { kinds } from '../../../kind/registry.ts'
import { blankSpace, spacesSummary } from './draft-space.tsx'
import { AmenitiesField } from './list-fields.tsx'
import { SpacesStep } from './spaces-step.tsx'

const namesOf = (rows: readonly { name?: string }[] = []) => rows.map(({ name = '' }) => name)

export const facilityCreation: CreationKind = {
  kind: kinds.facility,
  description: 'Describe your courts, fields, rinks or pools once, so that event organizers find them.',
  fields: facilityFields,
  schemas: () => import('./schemas.ts'),
  steps: [
    {
      title: 'What and where',
      sections: [{ fields: ['name', 'facilityType'] }, { title: 'Where it is', isPlace: true }],
    },
    {
      title: 'Spaces and sports',
      sections: [{ Part: SpacesStep, children: ['sports', 'spaces'] }],
    },
    {
      title: 'Amenities, facts, contact',
      sections: [
        { Part: AmenitiesField, children: ['amenities'] },
        {
          title: 'Facts',
          fields: ['description', 'availability', ['capacity', 'indoorArea', 'yearOpened']],
        },
        {
          title: 'Contact',
          hint: 'Shown on your page, so that organizers can reach you.',
          fields: [['email', 'phone'], 'website'],
        },
      ],
    },
  ],
  children: {
    spaces: {
      label: 'Space',
      calls: (api) => api['facility-mgmt'].facilities.spaceTypes,
      blank: blankSpace,
      required: { name: 'Choose the type.', count: 'Enter the number.' },
      numbers: ['count'],
      summary: spacesSummary,
    },
    sports: {
      label: 'Sports',
      calls: (api) => api['facility-mgmt'].facilities.sports,
      blank: { name: '' },
      isNames: true,
      summary: (rows) => listOf(namesOf(rows)),
    },
    amenities: {
      label: 'Amenities',
      calls: (api) => api['facility-mgmt'].facilities.amenities,
      blank: { name: '' },
      isNames: true,
      summary: (rows) => listOf(namesOf(rows)),
    },
  },
  preview({ fields, children }) {
    const sports = namesOf(children.sports)
    const spaces = (children.spaces ?? []).map(({ name = '', count }) => ({ name, count: Number(count) }))
    return {
      line: sports.join(', ') || fields.facilityType || 'Sports',
      subject: sports[0],
      score: spaceScore(spaces, Number(fields.capacity)),
    }
  },
}
