import { hostKinds } from '@app/contract/owners.ts'
import { maxHosts } from '@app/contract/rules/limits.ts'
import { useState, type FormEvent } from 'react'
import { useApi } from '../../api/use-api.ts'
import { Button } from '../../components/actions/button.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { kinds } from '../../kinds/registry.ts'
import { Loaded } from '../../page/loaded.tsx'
import { cityAndState } from '../../page/place-words.ts'
import styles from './match.module.css'
import { reachNote } from './match-words.ts'
import { PickHost } from './pick-host.tsx'
import type { SendList } from './use-send-list.ts'

const perKind = 5

/** An exact name first, then names that start with the text. The others keep their order. */
export function byName<T extends { name: string }>(hosts: readonly T[], text: string): T[] {
  const wanted = text.toLowerCase()
  const rank = ({ name }: T) => {
    const found = name.toLowerCase()
    return found === wanted ? 0 : found.startsWith(wanted) ? 1 : 2
  }
  return hosts.toSorted((a, b) => rank(a) - rank(b))
}

/** Facilities and destinations of this name. */
const useHosts = (text: string) =>
  useApi(
    ['hosts', text],
    async (api, signal) => {
      const lists = await Promise.all(
        hostKinds.map(async (kind) => {
          const { search, leads } = kinds[kind].calls(api)
          const { data } = await search({ data: { text }, take: perKind }, { signal })
          return Promise.all(
            data.map(async (profile) => {
              const { data: reach } = await leads.reach({ ownerId: profile.id }, { signal })
              return { ...profile, kind, note: reachNote({ reach }) }
            }),
          )
        }),
      )
      return byName(lists.flat(), text)
    },
    { enabled: text !== '' },
  )

/** Adds any facility or destination to the send list, whether it fits or not. Destinations are in no list of matches. */
export function HostByName({ sendList }: { sendList: SendList }) {
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  const found = useHosts(text)
  function submit(event: FormEvent) {
    event.preventDefault()
    setText(typed.trim())
  }
  return (
    <section className={styles.section} aria-labelledby="by-name">
      <h2 id="by-name" className="h3">
        A host that isn’t here
      </h2>
      <form className={styles.byName} onSubmit={submit}>
        <TextField
          label="Facility or destination"
          placeholder="Name"
          hint="It gets the same request, whether it fits or not."
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" icon="search" disabled={typed.trim() === ''}>
          Find
        </Button>
      </form>
      {/* There before its contents, or they wouldn't be read out. */}
      <div aria-live="polite">
        {text !== '' && (
          <Loaded query={found} errorTitle="The search didn’t work.">
            {(hosts) => (
              <ul className={styles.named}>
                {hosts.length === 0 && <li>No facility or destination has this name.</li>}
                {hosts.map(({ id, name, headerImage, kind, note, ...place }) => (
                  <li key={id}>
                    <span>
                      <b className="semi">{name}</b>
                      <span className="sm mut">
                        {[cityAndState(place), kinds[kind].noun.one].filter(Boolean).join(', ')}
                      </span>
                      {note !== undefined && <span className="sm">{note}</span>}
                    </span>
                    <PickHost host={{ id, name, headerImage, score: null, note }} sendList={sendList} />
                  </li>
                ))}
                {sendList.isFull && <li>{maxHosts} hosts are on the send list. Drop one to add another.</li>}
              </ul>
            )}
          </Loaded>
        )}
      </div>
    </section>
  )
}
