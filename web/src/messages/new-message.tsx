import { maxGroupName } from '@app/contract/rules/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { groupsChanged } from '../api/groups-changed.ts'
import { reasonOf } from '../api/problem.ts'
import { useApi } from '../api/use-api.ts'
import { Button } from '../components/actions/button.tsx'
import type { ComboboxOption } from '../components/fields/combobox-option.ts'
import { TextField } from '../components/fields/text-field.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import type { ProfileRef } from '../kind/contact-paths.ts'
import { kinds } from '../kind/registry.ts'
import { Stack } from '../platform/boxes/stack.tsx'
import { useWrite } from '../platform/calls/use-write.ts'
import { PeopleField } from './people-field.tsx'

interface Team {
  /** Of the page. */
  name: string
  people: ComboboxOption[]
}

/** Loads the team of a page, to begin a group with it. */
function useTeam(page: ProfileRef | undefined, onLoaded: (team: Team) => void) {
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

interface NewMessageProps {
  ownId: string
  /** The page whose team gets a group. */
  about: ProfileRef | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Chooses whom to write to: one person opens the conversation of two, several make a group. */
export function NewMessage({ ownId, about, isOpen, onOpenChange }: NewMessageProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [people, setPeople] = useState<ComboboxOption[]>([])
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [first] = people
  useTeam(isOpen ? about : undefined, (team) => {
    setName((typed) => typed || team.name)
    setPeople((chosen) => (chosen.length > 0 ? chosen : team.people.filter(({ value }) => value !== ownId)))
  })

  const { run, isBusy } = useWrite(
    async ({ 'user-mgmt': { users, groups } }, person: ComboboxOption) =>
      people.length === 1 && about === undefined
        ? users.message({ userId: person.value, data: undefined })
        : groups.create({
            data: {
              name: name.trim() || null,
              memberIds: people.map(({ value }) => value),
              aboutId: about?.id ?? null,
            },
          }),
    {
      onDone({ data: group }) {
        onOpenChange(false)
        setPeople([])
        setName('')
        void navigate(`/groups/${group.id}`)
        void groupsChanged(queries, group.id)
      },
      onFailed: (refusal) => setError(reasonOf(refusal)),
    },
  )

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={about ? 'New group of your team' : 'New message'}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            onClick={() => (first === undefined ? setError('Choose at least one person.') : run(first))}
          >
            {people.length > 1 || about ? 'Create group' : 'Continue'}
          </Button>
        </>
      }
    >
      <Stack>
        <PeopleField
          value={people}
          excluded={[ownId]}
          error={error}
          onChange={(chosen) => {
            setPeople(chosen)
            setError(undefined)
          }}
        />
        {(people.length > 1 || about) && (
          <TextField
            label="Group name"
            isOptional
            maxLength={maxGroupName}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Stack>
    </Dialog>
  )
}
