import { hostKinds } from '@app/contract/owners.ts'
import { maxHosts } from '@app/contract/rules/limits.ts'
import { useState, type FormEvent } from 'react'
import { useApi } from '../../api/use-api.ts'
import { Button } from '../../components/actions/button.tsx'
import { RuledItem, RuledList } from '../../components/display/ruled-list.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { kinds } from '../../kind/registry.ts'
import { miles } from '../../components/format.ts'
import { Loaded } from '../../page/loaded.tsx'
import { cityAndState } from '../../page/place-words.ts'
import { Section } from '../../platform/boxes/section.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { reachNote } from './match-words.ts'
import { PickHost } from './pick-host.tsx'
import type { SendList } from './use-send-list.ts'

const perSearch = 5
const mostShown = 10

interface Named {
  id: string
  name: string
  /** Miles from the place of the request. */
  distance: number | null
}

/** Hosts with exactly this name first, then the nearest. Without distances, those whose names start with the text come next. */
export function byNearness<T extends Named>(hosts: readonly T[], text: string): T[] {
  const wanted = text.toLowerCase()
  const rank = ({ name }: T) => {
    const found = name.toLowerCase()
    return found === wanted ? 0 : found.startsWith(wanted) ? 1 : 2
  }
  const isExact = (host: T) => rank(host) === 0
  const once = [...new Map(hosts.map((host) => [host.id, host])).values()]
  return once.toSorted(
    (a, b) =>
      Number(isExact(b)) - Number(isExact(a)) ||
      (a.distance ?? Infinity) - (b.distance ?? Infinity) ||
      rank(a) - rank(b),
  )
}

/** Wider than the country, so that the place only sorts. */
const anywhere = 12_500

/** Facilities and destinations of this name: those that have it most exactly, and those nearest to the place of the request. */
const useHosts = (text: string, place: string | null) =>
  useApi(
    ['hosts', text, place],
    async (api, signal) => {
      const near = place === null ? undefined : { address: place, dist: anywhere }
      const sorts = near ? (['relevance', 'distance'] as const) : (['relevance'] as const)
      const lists = await Promise.all(
        hostKinds.flatMap((kind) =>
          sorts.map(async (sort) => {
            const data = { text, near, sort }
            const found = await kinds[kind].calls(api).search({ data, take: perSearch }, { signal })
            return found.data.map((profile) => ({ ...profile, kind }))
          }),
        ),
      )
      const hosts = byNearness(lists.flat(), text).slice(0, mostShown)
      const ids = hosts.map(({ id }) => id)
      const { data: reaches } = await api['event-mgmt'].hosts.reach({ data: { ids } }, { signal })
      return hosts.map((host) => {
        const reach = reaches.find(({ id }) => id === host.id)?.reach ?? 'Nobody'
        return { ...host, note: reachNote({ reach }) }
      })
    },
    { enabled: text !== '' },
  )

interface HostByNameProps {
  sendList: SendList
  /** Where the request looks for a venue. */
  place: string | null
}

/** Adds any facility or destination to the send list, whether it fits or not. Destinations are in no list of matches. */
export function HostByName({ sendList, place }: HostByNameProps) {
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  const found = useHosts(text, place)
  function submit(event: FormEvent) {
    event.preventDefault()
    setText(typed.trim())
  }
  return (
    <Section title="A host that isn’t here" look="h3">
      {/* Plain form: a search, which stores nothing. */}
      <form onSubmit={submit}>
        <Stack gap="3" width="narrow">
          <TextField
            label="Facility or destination"
            placeholder="Name"
            hint="It gets the same request, whether it fits or not."
            maxLength={200}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <div>
            <Button type="submit" icon="search" disabled={typed.trim() === ''}>
              Find
            </Button>
          </div>
        </Stack>
      </form>
      {/* There before its contents, or they wouldn't be read out. */}
      <div aria-live="polite">
        {text !== '' && (
          <Loaded query={found} errorTitle="The search didn’t work.">
            {(hosts) => (
              <RuledList>
                {hosts.length === 0 && <RuledItem>No facility or destination has this name.</RuledItem>}
                {hosts.map(({ id, name, headerImage, kind, note, distance, ...town }) => (
                  <RuledItem key={id}>
                    <Stack as="span" gap="0">
                      <b className="semi">{name}</b>
                      <span className="sm mut">
                        {[
                          cityAndState(town),
                          kinds[kind].noun.one,
                          distance !== null && `${miles(distance)} away`,
                        ]
                          .filter(Boolean)
                          .join(', ')}
                      </span>
                      {note !== undefined && <span className="sm">{note}</span>}
                    </Stack>
                    <PickHost host={{ id, name, headerImage, score: null, note }} sendList={sendList} />
                  </RuledItem>
                ))}
                {sendList.isFull && (
                  <RuledItem>{maxHosts} hosts are on the send list. Drop one to add another.</RuledItem>
                )}
              </RuledList>
            )}
          </Loaded>
        )}
      </div>
    </Section>
  )
}
