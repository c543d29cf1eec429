import type { Page } from '@playwright/test'
import { addressOf, approvedFacility } from './facilities.ts'
import { openSite } from './site.ts'

const { api } = openSite()

/** A Monday to Sunday that is far enough from today's. New York’s clock is four hours behind UTC. */
export const monday = '2031-06-09'
export const at = (day: number, hour: number) => new Date(Date.UTC(2031, 5, day, hour + 4)).toISOString()

/** A facility with a field of two halves and a room. */
export async function makeCalendar(name: string) {
  const facility = await approvedFacility({
    name,
    address: '1 Main Street',
    city: 'Albany',
    state: 'New York',
    lat: 42.65,
    lng: -73.75,
  })
  const { facilities } = await api(facility.manager)
  const { spaces, calendar } = facilities
  const ownerId = facility.id
  const field = (await spaces.create({ ownerId, data: { name: 'Field 1', parts: ['A', 'B'] } })).data
  const room = (await spaces.create({ ownerId, data: { name: 'Room 1', position: 1 } })).data
  const book = (title: string, unitIds: string[], day: number, [from, to]: [number, number]) =>
    calendar.entries.create({
      ownerId,
      data: { kind: 'Booking', title, unitIds, starts: at(day, from), ends: at(day, to) },
    })
  /** Removes all entries of the month. */
  async function clear() {
    const { data } = await calendar.get({ ownerId, from: at(1, 0), to: at(30, 0) })
    for (const { id } of data.entries) await calendar.entries.remove({ ownerId, id })
  }
  const [a = '', b = ''] = field.units.map(({ id }) => id)
  return { facility, a, b, room: room.units[0]?.id ?? '', book, calendar, ownerId, clear }
}

export const calendarOf = (facility: { id: string }, query = '') => `${addressOf(facility)}/calendar${query}`
export const bar = (page: Page, name: RegExp) => page.locator('main').getByRole('button', { name })
export const dialog = (page: Page) => page.getByRole('dialog')
