import * as z from 'zod'

/** Suggested beside 'Players' in the forms of a request, which take any number. */
export const audienceSizes = [25, 50, 100, 200, 300, 500, 750, 1000, 2000] as const
export const AudienceSize = z.literal(audienceSizes)
export type AudienceSize = z.infer<typeof AudienceSize>

/**
 * Suggested beside 'Rooms on the busiest night' in the form of a request, which takes any number. The label '750' for 1000 rooms is the
 * specification's own.
 */
export const lodgingPerNightChoices = [
  { value: 50, label: '50' },
  { value: 100, label: '100' },
  { value: 250, label: '250' },
  { value: 500, label: '500' },
  { value: 1000, label: '750' },
  { value: 2500, label: '2500' },
  { value: 5000, label: '5000' },
  { value: 10_000, label: '10000' },
] as const
export const LodgingPerNight = z.literal(lodgingPerNightChoices.map(({ value }) => value))
export type LodgingPerNight = z.infer<typeof LodgingPerNight>

/** Suggested beside 'Spectators' in the form of a request, which takes any number. `value` is the expected number of people. */
export const attendanceLevels = [
  { name: 'Low', value: 10 },
  { name: 'Medium', value: 100 },
  { name: 'High', value: 1000 },
] as const
export const attendanceLevelNames = attendanceLevels.map(({ name }) => name)
export const AttendanceLevelName = z.enum(attendanceLevelNames)
export type AttendanceLevelName = z.infer<typeof AttendanceLevelName>
