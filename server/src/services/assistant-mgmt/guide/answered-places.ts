import type { AnsweredPlace } from '@app/contract/assistants/answer-schema.ts'
import { placesOf } from './answering/answering.ts'
import type { Plan, PlannedPlace } from './answering/plan.ts'
import type { Citations } from './model/citations.ts'
import { isPage, type GuideRecord } from './records/guide-record.ts'

/** The pages that a model cites, with what our own engine knows of each. */
export const placesIn = ({ places }: Plan, cited: readonly GuideRecord[]): PlannedPlace[] =>
  placesOf(cited).map((place) => places.find(({ record }) => record === place.record) ?? place)

/** Those of the places that sentences cite. */
export const answeredPlaces = (
  places: readonly PlannedPlace[],
  used: readonly number[],
  citations: Citations,
): AnsweredPlace[] =>
  places.flatMap(({ record, fact, miles }) => {
    const number = citations.numberOf(record)
    if (!isPage(record) || !used.includes(number)) return []
    return [
      {
        source: number,
        kind: record.kind,
        id: record.id,
        name: record.name,
        image: record.item.headerImage,
        fact,
        lat: record.position?.lat ?? null,
        lng: record.position?.lng ?? null,
        miles: miles === null ? null : Math.round(miles * 10) / 10,
      },
    ]
  })
