import { askedColumn } from '../columns/asked-columns.ts'
import { plainCell } from '../columns/column.ts'
import { profileColumns } from '../columns/profile-columns.ts'
import type { AskedName } from '../rules/asked-words.ts'
import { fields } from '../rules/tell-asked.ts'

/** The name and the description are columns of all kinds, and the others are collections or of the sender. */
const toldElsewhere = new Set<AskedName>([
  'name',
  'description',
  'sportsList',
  'months',
  'requirements',
  'amenities',
])

/** What an event asks of a venue, under the labels of its form. */
const askedColumns = fields
  .filter(({ name, group }) => !toldElsewhere.has(name) && group !== 'Contact')
  .map((field) => askedColumn(field, field.name))

const hasName = (value: unknown): value is { name: unknown } =>
  typeof value === 'object' && value !== null && 'name' in value

const namesCell = (value: unknown) =>
  plainCell(Array.isArray(value) ? value.filter(hasName).map(({ name }) => name) : value)

export const eventColumns = profileColumns(
  `name|event name|event|tournament name|tournament|title|event title|competition|competition name|nom|nombre|evento`,
  [
    { field: 'category', heading: 'Category' },
    { field: 'type', heading: 'Event type' },
    { field: 'sports', heading: 'Sports', write: namesCell },
    ...askedColumns,
    { field: 'startTime', heading: 'Starts at' },
    { field: 'endTime', heading: 'Ends at' },
    { field: 'timeZone', heading: 'Time zone' },
    { field: 'individualCost', heading: 'Cost (US dollars a participant)' },
    { field: 'teamCost', heading: 'Cost (US dollars a team)' },
    { field: 'entryDeadline', heading: 'Sign up by' },
    { field: 'registrationLink', heading: 'Registration page' },
    { field: 'hotelLink', heading: 'Hotel page' },
    { field: 'isClosed', heading: 'Closed' },
    { field: 'cancellationReason', heading: 'Reason for cancelling' },
    { field: 'participation', heading: 'Participation' },
    { field: 'featuredVideo', heading: 'Video' },
    { field: 'hotelCount', heading: 'Hotels' },
    { field: 'organization.name', heading: 'Organization' },
    { field: 'likeCount', heading: 'Likes' },
  ],
)
