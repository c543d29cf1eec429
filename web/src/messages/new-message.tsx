import { maxGroupName } from '@app/contract/rules/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { groupsChanged } from '../api/groups-changed.ts'
import { loadApi } from '../api/load-api.ts'
import { reasonOf } from '../api/problem.ts'
import { Button } from '../components/actions/button.tsx'
import type { ComboboxOption } from '../components/fields/combobox-option.ts'
import { TextField } from '../components/fields/text-field.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import type { ProfileRef } from '../kind/contact-paths.ts'
import styles from './messages.module.css'
import { PeopleField } from './people-field.tsx'
import { useTeam } from './use-team.ts'

interface NewMessageProps {
  ownId: string
  /** The page whose team gets a group. */
  about: ProfileRef | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Chooses whom to write to: one person opens the conversation of two, several make a group. */
export function NewMessage({ ownId, about, isOpen, onOpenChange }: NewMessageProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [people, setPeople] = useState<ComboboxOption[]>([])
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [first] = people
  useTeam(isOpen ? about : undefined, (team) => {
    setName((typed) => typed || team.name)
    setPeople((chosen) => (chosen.length > 0 ? chosen : team.people.filter(({ value }) => value !== ownId)))
  })

  async function open() {
    if (first === undefined) return setError('Choose at least one person.')
    setBusy(true)
    try {
      const { users, groups } = (await loadApi())['user-mgmt']
      const { data: group } =
        people.length === 1 && about === undefined
          ? await users.message({ userId: first.value, data: undefined })
          : await groups.create({
              data: {
                name: name.trim() || null,
                memberIds: people.map(({ value }) => value),
                aboutId: about?.id ?? null,
              },
            })
      onOpenChange(false)
      setPeople([])
      setName('')
      void navigate(`/groups/${group.id}`)
      void groupsChanged(queries, group.id)
    } catch (refusal) {
      setError(reasonOf(refusal))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={about ? 'New group of your team' : 'New message'}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void open()}>
            {people.length > 1 || about ? 'Create group' : 'Continue'}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
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
      </div>
    </Dialog>
  )
}
