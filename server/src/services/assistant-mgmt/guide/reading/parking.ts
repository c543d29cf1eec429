/** What this reads of a segment. */
interface Said {
  text: string
  values: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}

const parkings = new Set(['Parking', 'Free Parking', 'Parking Available'])
const isBusParking = (value: string) => value.endsWith('Bus Parking')
const amenitiesOf = ({ values }: Said) =>
  Object.values(values).flatMap((fields) => [...(fields['amenities'] ?? []), ...(fields['attributes'] ?? [])])
const asksFree = /free|grat/i

/** 'Where do buses park' asks for what buses need alone. */
export function withoutGenericParking<S extends Said>(segments: readonly S[]): S[] {
  const isForBuses = segments.some((segment) => amenitiesOf(segment).some(isBusParking))
  const isGeneric = (segment: S) => {
    const amenities = amenitiesOf(segment)
    return (
      amenities.length > 0 && amenities.every((value) => parkings.has(value)) && !asksFree.test(segment.text)
    )
  }
  return segments.map((segment) =>
    isForBuses && isGeneric(segment) ? { ...segment, values: {}, terms: {}, isPlain: true } : segment,
  )
}
