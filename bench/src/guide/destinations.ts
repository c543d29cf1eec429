/** The destinations of the evaluation, by their name in its questions. The demo catalogue gives them the same ids each time. */
export const destinationIds = {
  indy: '017e3e00-4a1d-7000-9615-d1d3cf02b113',
  tucson: '018e2ff0-6cb1-7000-ad1a-95463442e1e3',
  cleveland: '019a1c85-5331-7000-8dae-bcbe1823c817',
  shawnee: '0198cbf9-754c-7000-9b0e-d672e311343d',
  sackville: '01906e3e-bc67-7000-912b-7becb46cdc2a',
  league: '0195c3f4-6d2e-7000-b0bc-61ca206d720a',
  winston: '017e5c9f-d32c-7000-a6bc-d210abf1f7b8',
  deltona: '018d3335-8606-7000-8d18-050e0b05feda',
  trois: '0183ae84-c2ae-7000-b6ca-af45a7b220e7',
  sanjuan: '01823587-8499-7000-8e99-53044683a22e',
} as const
export type DestinationName = keyof typeof destinationIds
export const isDestinationName = (name: string): name is DestinationName => name in destinationIds
