import { useEffect, useEffectEvent } from 'react'
import { useApi } from '../api/use-api.ts'
import type { ComboboxOption } from '../components/fields/combobox-option.ts'
import { kinds } from '../kind/registry.ts'
import type { ProfileRef } from '../kind/contact-paths.ts'

interface Team {
  /** Of the page. */
  name: string
  people: ComboboxOption[]
}

/** Loads the team of a page, to begin a group with it. */
export function useTeam(page: ProfileRef | undefined, onLoaded: (team: Team) => void) {
  const { data } = useApi(
    ['team-of', page?.id],
    async (api, signal): Promise<Team | undefined> => {
      if (page === undefined) return undefined
      const calls = kinds[page.kind].calls(api)
      const [profile, members] = await Promise.all([
        calls.get({ id: page.id }, { signal }),
        calls.members.list({ ownerId: page.id, take: 100 }, { signal }),
      ])
      const people = members.data.flatMap(({ userId, name, role, isPending }) =>
        userId === null || isPending ? [] : [{ value: userId, label: name, note: role }],
      )
      return { name: profile.data.name, people }
    },
    { enabled: page !== undefined },
  )
  const load = useEffectEvent(onLoaded)
  useEffect(() => {
    if (data) load(data)
  }, [data])
}
