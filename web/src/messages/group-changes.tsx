import { maxGroupName } from '@app/contract/rules/limits.ts'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import type { ComboboxOption } from '../components/fields/combobox-option.ts'
import { TextField } from '../components/fields/text-field.tsx'
import { Menu } from '../components/overlays/menu.tsx'
import type { MenuEntry } from '../components/overlays/menu-row.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import type { Member, Run } from './conversation-types.ts'
import { PeopleField } from './people-field.tsx'

interface MemberMenuProps {
  member: Member
  ownerId: string
  write: (run: Run) => Promise<boolean>
  /** Whether the reader chooses the members. */
  canManage: boolean
  /** What anybody can do about the person. */
  more: readonly MenuEntry[]
  ask: (title: string, text: string, confirmText: string, run: Run) => void
}

/** What can be done about another member. */
export function MemberMenu({ member, ownerId, write, ask, canManage, more }: MemberMenuProps) {
  const { id, name, role } = member
  const next = role === 'manager' ? 'member' : 'manager'
  const managed: MenuEntry[] = [
    {
      label: next === 'manager' ? 'Make a manager' : 'Make a member',
      icon: 'shield',
      onSelect: () =>
        void write(({ members }) =>
          members.update({ ownerId, id, patch: [{ op: 'replace', path: '/role', value: next }] }),
        ),
    },
    {
      label: 'Remove…',
      icon: 'x',
      isDanger: true,
      onSelect: () =>
        ask(
          `Remove ${name}?`,
          'They can’t read the conversation any more. Their messages stay.',
          'Remove',
          ({ members }) => members.remove({ ownerId, id }),
        ),
    },
  ]
  return (
    <Menu
      align="end"
      label={`Options of ${name}`}
      trigger={<IconButton icon="ellipsis" label={`Options of ${name}`} />}
      items={[...(canManage ? [...managed, 'separator' as const] : []), ...more]}
    />
  )
}

interface AddMembersProps {
  excluded: readonly string[]
  add: (userId: string) => Promise<boolean>
}

/** Adds people of the directory. */
export function AddMembers({ excluded, add }: AddMembersProps) {
  const [people, setPeople] = useState<ComboboxOption[]>()
  const [isAdding, setAdding] = useState(false)
  if (people === undefined)
    return (
      <Button icon="user-plus" onClick={() => setPeople([])}>
        Add a member
      </Button>
    )

  async function addAll(chosen: readonly ComboboxOption[]) {
    setAdding(true)
    const left: ComboboxOption[] = []
    for (const person of chosen) if (!(await add(person.value))) left.push(person)
    setAdding(false)
    setPeople(left.length > 0 ? left : undefined)
  }

  return (
    <Stack gap="2">
      <PeopleField value={people} excluded={excluded} onChange={setPeople} />
      <Row>
        <Button
          variant="primary"
          isBusy={isAdding}
          disabled={people.length === 0}
          onClick={() => void addAll(people)}
        >
          Add
        </Button>
        <Button variant="quiet" onClick={() => setPeople(undefined)}>
          Cancel
        </Button>
      </Row>
    </Stack>
  )
}

interface NameFormProps {
  name: string | null
  save: (name: string | null) => Promise<boolean>
}

/** Names a group, or takes its name away. */
export function NameForm({ name, save }: NameFormProps) {
  const [typed, setTyped] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  return (
    // Plain form: one text, which follows the stored name until somebody types.
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSaving(true)
        void save(typed?.trim() || null)
          .then((isSaved) => isSaved && setTyped(undefined))
          .finally(() => setSaving(false))
      }}
    >
      <Stack gap="2">
        <TextField
          label="Group name"
          isOptional
          maxLength={maxGroupName}
          value={typed ?? name ?? ''}
          onChange={({ target }) => setTyped(target.value)}
        />
        {typed !== undefined && typed.trim() !== (name ?? '') && (
          <Row>
            <Button type="submit" isBusy={isSaving}>
              Rename
            </Button>
          </Row>
        )}
      </Stack>
    </form>
  )
}
