import type { Segment } from './segments.ts'

const parkings = new Set(['Parking', 'Free Parking', 'Parking Available'])
const isBusParking = (value: string) => value.endsWith('Bus Parking')
const amenitiesOf = ({ values }: Segment) =>
  Object.values(values).flatMap((fields) => [...(fields['amenities'] ?? []), ...(fields['attributes'] ?? [])])
const asksFree = /free|grat/i

/** 'Where do buses park' asks for what buses need alone. */
export function withoutGenericParking(segments: readonly Segment[]): Segment[] {
  const isForBuses = segments.some((segment) => amenitiesOf(segment).some(isBusParking))
  const isGeneric = (segment: Segment) => {
    const amenities = amenitiesOf(segment)
    return (
      amenities.length > 0 && amenities.every((value) => parkings.has(value)) && !asksFree.test(segment.text)
    )
  }
  return segments.map((segment) =>
    isForBuses && isGeneric(segment) ? { ...segment, values: {}, terms: {}, isPlain: true } : segment,
  )
}
