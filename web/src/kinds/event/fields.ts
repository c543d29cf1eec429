import type { Event } from '@app/contract/events/event-schema.ts'
import { urgencyLevels } from '@app/contract/rules/urgency.ts'
import type { Field } from '../../kind/field.ts'
import { profileFields } from '../../kind/profile-fields.ts'

const urgencyText = (priority: string) =>
  urgencyLevels.find((level) => String(level.priority) === priority)?.label ?? priority

const categoryTexts: Readonly<Record<string, string>> = {
  Marketed: 'Marketed: everyone can find it',
  RFP: 'RFP: venues and destinations with a membership see it',
  Private: 'Private: only its team and its guests see it',
}

export const eventFields = [
  ...profileFields,
  { name: 'type', label: 'Type', control: 'select', isRequired: true },
  {
    name: 'category',
    label: 'Who it is for',
    object: 'who it is for',
    control: 'select',
    optionText: (category) => categoryTexts[category] ?? category,
    isRequired: true,
  },
  {
    name: 'hasFlexibleDates',
    label: 'The dates are flexible',
    hint: 'It takes place on some days within a longer time.',
    control: 'checkbox',
  },
  { name: 'startDate', label: 'First day', control: 'date', isRequired: true },
  { name: 'endDate', label: 'Last day', control: 'date', isRequired: true },
  { name: 'dayCount', label: 'How many days it takes', placeholder: '3', control: 'number' },
  { name: 'startTime', label: 'Starts on the first day at', control: 'time' },
  { name: 'endTime', label: 'Ends on the last day at', control: 'time' },
  {
    name: 'timeZone',
    label: 'Time zone',
    hint: 'That of the location, unless you enter another.',
    placeholder: 'America/New_York',
    control: 'text',
  },
  { name: 'ageGroup', label: 'Age group', control: 'select' },
  { name: 'eventLevel', label: 'Level', control: 'select' },
  { name: 'gender', label: 'Gender', control: 'select' },
  { name: 'participation', label: 'Who takes part', control: 'select' },
  { name: 'teamCount', label: 'Teams at most', placeholder: '32', control: 'number' },
  { name: 'spaceName', label: 'Space', control: 'select' },
  { name: 'surface', label: 'Surface', control: 'select' },
  { name: 'location', label: 'Indoor or outdoor', control: 'select' },
  {
    name: 'individualCost',
    label: 'Cost for a participant',
    hint: 'US dollars.',
    placeholder: '45',
    control: 'number',
    isMoney: true,
  },
  {
    name: 'teamCost',
    label: 'Cost for a team',
    hint: 'US dollars.',
    placeholder: '600',
    control: 'number',
    isMoney: true,
  },
  { name: 'entryDeadline', label: 'Last day to sign up', control: 'date' },
  {
    name: 'registrationLink',
    label: 'Page to sign up',
    hint: 'Your own page, which opens in a new tab.',
    placeholder: 'example.org/enter',
    control: 'url',
  },
  {
    name: 'hotelLink',
    label: 'Page of your hotels',
    hint: 'If you book hotels for the event on a page of your own.',
    placeholder: 'example.org/hotels',
    control: 'url',
  },
  { name: 'featuredVideo', label: 'Video', placeholder: 'example.org/video', control: 'url' },
  {
    name: 'urgency',
    label: 'Urgency',
    control: 'select',
    reads: 'number',
    choices: urgencyLevels.map(({ priority }) => String(priority)),
    optionText: urgencyText,
  },
  {
    name: 'requestAddress',
    label: 'Looking near',
    hint: 'Leave it empty to look nationally.',
    placeholder: 'Bloomington, Indiana',
    control: 'text',
  },
  { name: 'requestDist', label: 'Looking within', placeholder: '100', control: 'number', unit: 'miles' },
  { name: 'facilityTypes', label: 'Type of facility', control: 'checkboxes' },
] as const satisfies readonly Field<keyof Event>[]
