import { knownDates } from '@app/contract/rules/event-text.ts'
import { byName } from '@app/contract/rules/name-order.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'
import { readHolds } from '../bids/read-bids.ts'

const names = new Intl.ListFormat('en-US')

/** What the award of a lead has booked: `Booked: Field 1 and Field 2 at Elm Park, Apr 23 – 25, 2031.` */
export async function bookedText(db: AnyDatabase, leadId: string): Promise<string> {
  const booked = (await readHolds({ db }, leadId)).filter(({ state }) => state === 'Booked')
  if (booked.length === 0) return 'You held nothing, so nothing is booked: enter the dates in your calendar.'
  const where = [...Map.groupBy(booked, ({ facilityName }) => facilityName)].map(([facility, entries]) => {
    const spaces = [...new Set(entries.flatMap((entry) => entry.spaces))].toSorted(byName)
    return `${names.format(spaces)} at ${facility}`
  })
  const startDate = booked.map(({ firstDay }) => firstDay).toSorted()[0] ?? null
  const endDate =
    booked
      .map(({ lastDay }) => lastDay)
      .toSorted()
      .at(-1) ?? null
  return `Booked: ${[names.format(where), knownDates({ startDate, endDate, months: [] })].filter(Boolean).join(', ')}.`
}
