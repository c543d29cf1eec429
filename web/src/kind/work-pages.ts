import type { ProfileKindName } from '@app/contract/owners.ts'

type WorkPage = readonly [text: string, path: string]

const leads: WorkPage = ['Leads', 'pipeline']
const reports: WorkPage = ['Reports', 'reports']

/** The pages below its own that the managers of a kind work on. Apart from the summaries, which pages of profiles load, too. */
export const workPages: Record<ProfileKindName, readonly WorkPage[]> = {
  facility: [['Calendar', 'calendar'], leads, ['Requests that fit', 'pipeline?fits'], reports],
  destination: [leads, reports],
  hotel: [['Rooms', 'rooms'], ['Reservations', 'reservations'], reports],
  business: [reports],
  company: [reports],
  event: [reports],
  organization: [reports],
}
