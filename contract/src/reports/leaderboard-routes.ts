import { One } from '../envelope.ts'
import { route } from '../route.ts'
import { Leaderboard, LeaderboardQuery } from './leaderboard-schema.ts'

const leaderboard = <const P extends string>(path: P, summary: string) =>
  route({
    method: 'GET',
    path: `${path}/leaderboard` as const,
    owner: null,
    allow: 'user',
    query: LeaderboardQuery,
    reply: One(Leaderboard),
    summary,
  })

export const leaderboards = {
  events: leaderboard('/events', 'Events by what they had in twelve months'),
  rfps: leaderboard('/events/rfps', 'Destinations and facilities by the requests that they won'),
  destinations: leaderboard('/destinations', 'Destinations by what they had in twelve months'),
  facilities: leaderboard('/facilities', 'Facilities by what they had in twelve months'),
  organizations: leaderboard('/organizations', 'Organizations by what they had in twelve months'),
}
