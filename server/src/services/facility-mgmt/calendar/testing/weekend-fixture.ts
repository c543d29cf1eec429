import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { makeFacility } from '../../../../testing/facilities.ts'
import { signUp } from '../../../../testing/people.ts'
import type { TestServer } from '../../../../testing/test-server.ts'

const dayMs = 86_400_000

/** The Saturday of the weekend after so many others, in UTC. Far enough from today, it is the same everywhere. */
export function saturdayIn(weeks: number) {
  const today = new Date()
  return dayOf(new Date(today.getTime() + (6 - today.getUTCDay() + weeks * 7) * dayMs))
}

let pages = 0

/** A facility in Indianapolis for soccer that shares its calendar of one field, which is open on weekends from 8 to 20. */
export async function makeSharedCalendar(server: TestServer, changes: object = {}) {
  const manager = await signUp(server, `weekends-${pages++}`)
  const { id: ownerId } = await makeFacility(server, manager.person, {
    name: 'Elm Fields',
    timeZone: 'America/New_York',
    ...changes,
  })
  const { facilities } = manager.api
  await facilities.sports.create({ ownerId, data: { name: 'Soccer' } })
  for (const weekday of ['Saturday', 'Sunday'] as const)
    await facilities.hours.create({ ownerId, data: { weekday, opens: '08:00', closes: '20:00' } })
  const { data } = await facilities.spaces.create({ ownerId, data: { name: 'Field 1', spaceType: 'Field' } })
  await facilities.calendar.share({ ownerId, data: { isShared: true } })
  const unitId = data.units[0]?.id ?? ''
  return {
    manager,
    ownerId,
    unitId,
    calendar: facilities.calendar,
    book: (starts: string, ends: string, more: object = {}) =>
      facilities.calendar.entries.create({
        ownerId,
        data: { kind: 'Booking', title: 'Secret league', unitIds: [unitId], starts, ends, ...more },
      }),
  }
}
