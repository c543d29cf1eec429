import type { StateName } from '../../reference-lists/regions.ts'
import type { TeamCountRange } from '../../reference-lists/team-count-ranges.ts'
import * as figures from './default-figures.ts'
import type { DefaultSource } from './default-figures.ts'
import type { EventInput, Inputs, Range, SegmentInput, SegmentName } from './inputs.ts'

/** What is known of an event, from which the defaults follow. */
export interface EventFacts {
  days: number
  participants: number | null
  attendance: number | null
  teamCount: number | null
  teamCountRange: TeamCountRange | null
  budgetFrom: number | null
  budgetTo: number | null
  /** Of all hotels, as the organizer asks for them. */
  roomNights: number | null
  state: StateName | null
}

/** The inputs that an event states itself. They replace the defaults. */
export type OwnInputs<R extends Range = Range> = Partial<
  Record<SegmentName, Partial<Record<SegmentInput, R | undefined>> | undefined>
> & { event?: Partial<Record<EventInput, R | undefined>> | undefined }

/** `own` has the source of what the event states itself. */
export interface ResolvedInput extends Range {
  source: DefaultSource | 'own'
}

/** Every input of an event: its own one, or the default. */
export function resolvedInputs(facts: EventFacts, own: OwnInputs): Inputs<ResolvedInput> {
  const teams = teamsOf(facts)
  const players = stated(own.players?.people) ?? playersOf(facts, teams)
  const segment = (name: SegmentName, people: ResolvedInput): Record<SegmentInput, ResolvedInput> => {
    const { local, casual, perRoom, dayShare, other } = figures.segmentFigures[name]
    const input = (of: SegmentInput, range: Range, source: DefaultSource = 'ours') =>
      stated(own[name]?.[of]) ?? { ...range, source }
    return {
      people: stated(own[name]?.people) ?? people,
      local: input('local', local),
      casual: input('casual', casual),
      nights: input('nights', nightsOf(facts.days), 'dates'),
      perRoom: input('perRoom', perRoom),
      days: input('days', { low: tenth(Math.max(1, dayShare * facts.days)), high: facts.days }, 'dates'),
      other: input('other', other, 'meals'),
    }
  }
  const input = (of: EventInput, range: Range, source: DefaultSource) =>
    stated(own.event?.[of]) ?? { ...range, source }
  return {
    segments: {
      players: segment('players', players),
      spectators: segment(
        'spectators',
        exactly(facts.attendance) ?? times(players, figures.spectatorsPerPlayer),
      ),
      coaches: segment(
        'coaches',
        teams === null
          ? times(players, figures.coachesPerPlayer)
          : { ...times(teams, figures.coachesPerTeam), source: 'teams' },
      ),
      officials: segment('officials', times(players, figures.officialsPerPlayer)),
    },
    event: {
      roomRate: input('roomRate', figures.roomRate, 'lodging'),
      taxRate: input('taxRate', ...taxOf(facts.state)),
      organizer: input('organizer', ...budgetOf(facts)),
      roomNights: stated(own.event?.roomNights) ?? exactly(facts.roomNights) ?? null,
    },
  }
}

const stated = (own: Range | undefined): ResolvedInput | undefined =>
  own && { low: own.low, high: own.high, source: 'own' }

const exactly = (value: number | null): ResolvedInput | undefined =>
  value === null ? undefined : { low: value, high: value, source: 'event' }

const times = (one: Range, other: Range): ResolvedInput => ({
  low: Math.round(one.low * other.low),
  high: Math.round(one.high * other.high),
  source: 'ours',
})

const tenth = (value: number) => Math.round(value * 10) / 10

const teamsOf = ({ teamCount, teamCountRange }: EventFacts): Range | null => {
  if (teamCount !== null) return { low: teamCount, high: teamCount }
  return teamCountRange && figures.teamsOfRange[teamCountRange]
}

const playersOf = ({ participants }: EventFacts, teams: Range | null): ResolvedInput =>
  exactly(participants) ?? {
    ...times(teams ?? figures.unknownTeams, figures.playersPerTeam),
    source: teams === null ? 'ours' : 'teams',
  }

const nightsOf = (days: number): Range => ({
  low: tenth(figures.nightShare * (days - 1)),
  high: tenth(days - 1 + figures.nightsBefore),
})

function taxOf(state: StateName | null): [Range, DefaultSource] {
  const rate = state === null ? undefined : figures.stateTaxes[state]
  return rate === undefined
    ? [figures.unknownTax, 'ours']
    : [{ low: rate, high: rate + figures.localTax }, 'stateTax']
}

/** The budget for a venue is spent nearby. Without one, the organizer counts as spending nothing. */
function budgetOf({ budgetFrom, budgetTo }: EventFacts): [Range, DefaultSource] {
  const high = budgetTo ?? budgetFrom
  return high === null ? [{ low: 0, high: 0 }, 'ours'] : [{ low: budgetFrom ?? 0, high }, 'event']
}
