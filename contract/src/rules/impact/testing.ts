import {
  segmentInputs,
  segmentInputNames,
  segmentNames,
  type InputName,
  type Inputs,
  type Range,
  type SegmentInput,
} from './inputs.ts'

/** Numbers from 0 to 1 that are the same in every run. */
export function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Another range for each input of an estimate. */
export function mapInputs(
  { segments, event }: Inputs,
  map: (input: Range, name: InputName) => Range,
): Inputs {
  const segment = (of: Record<SegmentInput, Range>) => ({
    people: map(of.people, 'people'),
    local: map(of.local, 'local'),
    casual: map(of.casual, 'casual'),
    nights: map(of.nights, 'nights'),
    perRoom: map(of.perRoom, 'perRoom'),
    days: map(of.days, 'days'),
    other: map(of.other, 'other'),
  })
  return {
    segments: {
      players: segment(segments.players),
      spectators: segment(segments.spectators),
      coaches: segment(segments.coaches),
      officials: segment(segments.officials),
    },
    event: {
      roomRate: map(event.roomRate, 'roomRate'),
      taxRate: map(event.taxRate, 'taxRate'),
      organizer: map(event.organizer, 'organizer'),
      roomNights: event.roomNights && map(event.roomNights, 'roomNights'),
    },
  }
}

export function* eachInput({ segments, event }: Inputs): Generator<{ input: Range }> {
  for (const segment of segmentNames)
    for (const name of segmentInputNames) yield { input: segments[segment][name] }
  yield* [event.roomRate, event.taxRate, event.organizer].map((input) => ({ input }))
  if (event.roomNights) yield { input: event.roomNights }
}

const most: Record<InputName, number> = {
  people: 5000,
  local: 1,
  casual: 1,
  nights: 5,
  perRoom: 6,
  days: 6,
  other: 200,
  roomRate: 300,
  taxRate: 0.2,
  organizer: 100_000,
  roomNights: 5000,
}

export function randomInputs(next: () => number): Inputs {
  const any = (_: Range, name: InputName): Range => {
    const least = name === 'perRoom' ? segmentInputs.perRoom.least : 0
    const [one, other] = [least + next() * (most[name] - least), least + next() * (most[name] - least)]
    return { low: Math.min(one, other), high: Math.max(one, other) }
  }
  const none = { low: 0, high: 0 }
  const segment = {
    people: none,
    local: none,
    casual: none,
    nights: none,
    perRoom: none,
    days: none,
    other: none,
  }
  return mapInputs(
    {
      segments: { players: segment, spectators: segment, coaches: segment, officials: segment },
      event: { roomRate: none, taxRate: none, organizer: none, roomNights: next() < 0.3 ? none : null },
    },
    any,
  )
}
