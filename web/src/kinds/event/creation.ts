import { eventDatesText } from '@app/contract/rules/event-dates.ts'
import { isCalendarDate } from '@app/contract/rules/calendar-date.ts'
import { sportsText } from '@app/contract/rules/sports-text.ts'
import type { CreationDraft } from '../../creation/draft/creation-draft.ts'
import type { CreationKind } from '../../creation/creation-kind.ts'
import { kinds } from '../../kind/registry.ts'
import { namesOf, sportsCollection, SportsField } from '../../creation/sports-field.tsx'
import { eventFields } from './fields.ts'
import { OrganizationField } from './organization-field.tsx'
import { arePast, changeDates, pastTitle } from './past-dates.ts'

const isRequest = ({ category }: CreationDraft['fields']) => category === 'RFP'
const isFlexible = ({ hasFlexibleDates }: CreationDraft['fields']) => hasFlexibleDates === 'true'

export const eventCreation: CreationKind = {
  kind: kinds.event,
  description: 'Tell teams when and where you play, or find a venue for your event.',
  fields: [...eventFields, { name: 'parentId', label: 'Organization', control: 'select' }],
  schemas: () => import('./creation-schemas.ts'),
  isPlaceOptional: true,
  doubt: ({ endDate = '' }) =>
    isCalendarDate(endDate) && arePast({ endDate })
      ? {
          title: pastTitle,
          text: 'Create the draft with dates in the past anyway?',
          confirmText: 'Create the draft',
          cancelText: changeDates,
        }
      : undefined,
  outcome: {
    send: 'Create the draft',
    next: 'Your event starts as a draft that only you and your team see. Add venues and hotels on its page, and publish it when it is ready.',
    created: 'Your event was created as a draft.',
    sent: 'Created. Publish it when it is ready.',
    sentNamed: (name) => `${name} was created as a draft.`,
  },
  steps: [
    {
      title: 'What, when and where',
      sections: [
        { fields: ['name', ['type', 'category']] },
        { Part: OrganizationField, children: [] },
        { title: 'When it is', fields: [['startDate', 'endDate'], 'hasFlexibleDates'] },
        { title: 'How long it takes', fields: ['dayCount'], isOffered: isFlexible },
        {
          title: 'Times of day',
          hint: 'In the time zone of the place.',
          fields: [['startTime', 'endTime']],
          isOffered: (fields) => !isFlexible(fields),
        },
        { title: 'Where it is', isPlace: true },
        {
          title: 'Where you look for a venue',
          fields: ['urgency', ['requestAddress', 'requestDist']],
          isOffered: isRequest,
        },
      ],
    },
    {
      title: 'Sports and who takes part',
      sections: [
        { Part: SportsField, children: ['sports'] },
        { fields: [['ageGroup', 'eventLevel'], ['gender', 'participation'], 'teamCount'] },
        { title: 'What it is played on', fields: [['spaceName', 'surface', 'location']] },
      ],
    },
    {
      title: 'Cost, sign-up, contact',
      sections: [
        { title: 'Cost', fields: [['individualCost', 'teamCost']] },
        { title: 'Sign-up', fields: ['registrationLink', 'entryDeadline'] },
        { title: 'About', fields: ['description', 'hotelLink'] },
        {
          title: 'Contact',
          hint: 'Shown on the page, so that teams and hosts can reach you.',
          fields: [['email', 'phone'], 'website'],
        },
      ],
    },
  ],
  children: { sports: sportsCollection((api) => api['event-mgmt'].events.sports) },
  preview({ fields, children }) {
    const names = namesOf(children['sports'])
    const { startDate = '', endDate = '' } = fields
    const dates =
      isCalendarDate(startDate) && isCalendarDate(endDate) && startDate <= endDate
        ? eventDatesText({ startDate, endDate, hasFlexibleDates: isFlexible(fields) })
        : undefined
    return {
      line: [dates, sportsText(names)].filter(Boolean).join('. ') || 'Dates and sport',
      subject: names[0],
    }
  },
}
