import { approvedFacility } from './facilities.ts'
import { openSite } from './site.ts'

const { api } = openSite()

/** A facility for soccer with so many turf fields, whose public calendar has no bookings. */
export async function soccerHost(draft: Parameters<typeof approvedFacility>[0], fields: number) {
  const facility = await approvedFacility(draft)
  const { facilities } = await api(facility.manager)
  const ownerId = facility.id
  await facilities.sports.create({ ownerId, data: { name: 'Soccer' } })
  const turf = { surface: 'Turf', location: 'Outdoor', count: fields } as const
  await facilities.spaceTypes.create({ ownerId, data: { name: 'Field', ...turf } })
  for (let n = 1; n <= fields; n++)
    await facilities.spaces.create({ ownerId, data: { name: `Field ${n}`, spaceType: 'Field' } })
  await facilities.calendar.share({ ownerId, data: { isShared: true } })
  return facility
}
