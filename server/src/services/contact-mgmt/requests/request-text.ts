import { whenText } from '@app/contract/rules/event-text.ts'

/** What a request says about the event. */
export interface RequestFacts {
  organization: string | null
  event: string | null
  sport: string | null
  startDate: string | null
  endDate: string | null
  months: string[]
  spaceType: string | null
  spaceCount: number | null
  people: number | null
}

/** The known facts, one per line. */
export function factLines(request: RequestFacts): string {
  const { organization, event, sport, spaceType, spaceCount, people } = request
  const spaces = spaceType === null ? spaceCount : [spaceCount ?? 'Any number', spaceType].join(' × ')
  const facts: [label: string, value: string | number | null | undefined][] = [
    ['Organization', organization],
    ['Event', event],
    ['Sport', sport],
    ['Dates', whenText(request)],
    ['Spaces', spaces],
    ['People', people],
  ]
  return facts
    .flatMap(([label, value]) => (value === null || value === undefined ? [] : [`${label}: ${value}`]))
    .join('\n')
}
