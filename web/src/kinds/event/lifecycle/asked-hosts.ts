import type { ListedLead } from '@app/contract/events/lead-schema.ts'
import { counted } from '../../../components/format.ts'
import { calls } from '../../../platform/calls/calls.ts'
import { useRead } from '../../../platform/calls/use-read.ts'

/** The leads of an event to hosts, for its team. Undefined while they load. */
export function useAskedHosts(id: string, { enabled = true } = {}): readonly ListedLead[] | undefined {
  const { data } = useRead(calls['event-mgmt'].events.leads.list, { ownerId: id, take: 100 }, { enabled })
  return data?.data
}

/** Who is told when an event ends: the host that was chosen by its name, and how many others wait. Undefined without any. */
export function endingText(leads: readonly Pick<ListedLead, 'status' | 'profileName'>[]): string | undefined {
  const chosen = leads.find(({ status }) => status === 'Won')
  const waiting = leads.filter(({ status }) => status === 'Open' || status === 'Interested')
  const released = 'and what is held for you is released.'
  if (chosen === undefined)
    return waiting.length === 0
      ? undefined
      : `${counted(waiting.length, 'host')} that you asked ${waiting.length === 1 ? 'is' : 'are'} told, ${released}`
  const others = waiting.length === 0 ? '' : ` and ${counted(waiting.length, 'other host')} that you asked`
  return `You chose ${chosen.profileName} to host it. ${chosen.profileName}${others} ${waiting.length === 0 ? 'is' : 'are'} told, ${released}`
}
