import { milesBetween } from '@app/contract/rules/globe.ts'
import type { GuideRecord, PageOfGuide } from '../records/guide-record.ts'

export interface Distance {
  miles: number
  /** The nearest of what it was measured from. */
  from: GuideRecord
}

/** How far a page is from the nearest of these records. */
export function distanceTo(page: PageOfGuide, records: readonly GuideRecord[]): Distance | undefined {
  let nearest: Distance | undefined
  for (const from of records) {
    if (page.position === null || from.position === null || from === page) continue
    const miles = milesBetween(page.position, from.position)
    if (miles < (nearest?.miles ?? Infinity)) nearest = { miles, from }
  }
  return nearest
}
