import type { AskedGroup } from '@app/contract/rules/asked-field.ts'
import { isSaid } from '@app/contract/rules/list-completeness.ts'
import { toldNames } from '@app/contract/rules/tell-asked.ts'
import { isId } from '../../kind/profile-ids.ts'
import { isHost, newRequestPath, type HostRef } from '../../kind/contact-paths.ts'
import { kindList } from '../../kind/registry.ts'
import { listOfFirst } from '../../components/format.ts'
import { deviceDrafts } from '../../page/draft-store.ts'
import { leftRequest, leftRequestKeys, toHosts } from '../../page/left-requests.ts'
import { steps } from '../form/steps.ts'
import { pastedText } from '../paste/pasted-text.ts'

/** A request that this device keeps and that was not sent. */
export interface KeptRequest {
  key: string
  title: string
  /** How far it is. */
  progress: string
  /** In ms since 1970. Older versions stored none. */
  savedDate: number | undefined
  /** Where it goes on. */
  to: string
}

interface NamedHost extends HostRef {
  name: string
}

type Values = Readonly<Record<string, unknown>>

const mostNames = 2
const mostWords = 80

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Fields that the names of a step don't have. */
const others: Partial<Record<AskedGroup, readonly string[]>> = {
  When: ['months', 'hasOpenDates'],
  Contact: ['contact', 'contactName'],
}

/** '3 of 8 steps filled in'. */
function progressOf(values: Values): string {
  const filled = steps.filter(({ title }) =>
    [...toldNames([title]), ...(others[title] ?? [])].some((name) => isSaid(values[name])),
  )
  return `${filled.length} of ${steps.length} steps filled in`
}

function titleOf({ name, sportsList }: Values, otherwise: string): string {
  if (isText(name)) return name
  const [sport]: unknown[] = Array.isArray(sportsList) ? sportsList : []
  return isText(sport) ? `${sport} event` : otherwise
}

/** Older versions stored no hosts, and without their kinds the form can't be opened again. */
const hostsOf = ({ hosts }: Values): NamedHost[] =>
  (Array.isArray(hosts) ? hosts : []).flatMap((host: Values) => {
    const { kind: kindName, id, name } = host
    const kind = kindList.find((each) => each.name === kindName)
    if (kind === undefined || !isText(id) || !isId(id)) return []
    const ref = { kind: kind.name, id }
    return isHost(ref) ? [{ ...ref, name: isText(name) ? name : 'a host' }] : []
  })

function keptAt(key: string, values: Values): Omit<KeptRequest, 'key' | 'savedDate'> | undefined {
  if (key === pastedText.key) {
    const words = pastedText.read().text.trim().replaceAll(/\s+/g, ' ')
    const progress = words.length > mostWords ? `${words.slice(0, mostWords)}…` : words
    return { title: 'Pasted text', progress, to: '/requests/paste' }
  }
  if (!key.startsWith(toHosts))
    return { title: titleOf(values, 'New request'), progress: progressOf(values), to: '/requests/new' }
  const hosts = hostsOf(values)
  if (hosts.length === 0) return undefined
  const names = listOfFirst(
    hosts.map(({ name }) => name),
    mostNames,
  )
  return {
    title: titleOf(values, 'New request'),
    progress: `Not sent to ${names}`,
    to: newRequestPath(hosts),
  }
}

/** What this device keeps, the last saved first. */
export function keptRequests(): KeptRequest[] {
  const kept = leftRequestKeys().flatMap((key): KeptRequest[] => {
    const values = leftRequest(key) ?? {}
    const { savedDate } = values
    const found = keptAt(key, values)
    return found === undefined
      ? []
      : [{ key, ...found, savedDate: typeof savedDate === 'number' ? savedDate : undefined }]
  })
  return kept.toSorted((one, other) => (other.savedDate ?? 0) - (one.savedDate ?? 0))
}

/** Returns a function that puts it back. */
export function dropKept({ key }: Pick<KeptRequest, 'key'>): () => void {
  const text = deviceDrafts.read(key)
  deviceDrafts.drop(key)
  return () => {
    if (text !== null) deviceDrafts.write(key, text)
  }
}
