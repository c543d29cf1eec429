import type { HostMatch } from '@app/contract/events/match-schema.ts'
import { spacesWord } from '@app/contract/rules/space-names.ts'
import { formatRange } from '../components/fields/calendar-date.ts'
import { count, miles } from '../page/format.ts'

/** '4 of 6 courts, 2 more 3 mi away, free Apr 3 – 4, 2027'. */
export function fitText({ facts, partners, isFree }: HostMatch, spaceName: string | null): string {
  const { needed, own, from, to } = facts
  const word = spacesWord(spaceName ?? 'Space', needed ?? 2).toLowerCase()
  const dates = from === null || to === null ? undefined : formatRange({ from, to })
  return [
    needed === null ? 'Hosts this sport' : `${count(Math.min(own, needed))} of ${count(needed)} ${word}`,
    ...partners.map((partner) => `${count(partner.spaces)} more ${miles(partner.miles)} away`),
    isFree ? dates !== undefined && `free ${dates}` : 'ask for dates',
  ]
    .filter(Boolean)
    .join(', ')
}
