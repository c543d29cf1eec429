import type { Event } from '@app/contract/events/event-schema.ts'
import { shownName } from '@app/contract/rules/event-text.ts'
import { counted, eitherOf } from '../../components/format.ts'

type Needs = Pick<Event, 'spaceName' | 'surface' | 'location' | 'facilityTypes' | 'teamCount'>

/** What an event that looks for a venue needs: 'Indoor court, hardwood · Arena or Stadium · 8 teams'. Empty if nothing is known. */
export function needsText({ spaceName, surface, location, facilityTypes, teamCount }: Needs): string {
  const space = shownName(spaceName)
  const place = [location, space?.toLowerCase()].filter(Boolean).join(' ')
  const known = [place, surface === 'N/A' ? null : surface?.toLowerCase()].filter(Boolean).join(', ')
  const types = facilityTypes.filter((type) => shownName(type) !== null)
  return [
    known.charAt(0).toUpperCase() + known.slice(1),
    types.length > 0 ? eitherOf(types) : '',
    teamCount === null ? '' : counted(teamCount, 'team'),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
