import { loadApi } from '../api/load-api.ts'
import { Combobox } from '../components/fields/combobox.tsx'
import type { ComboboxOption } from '../components/fields/combobox-option.ts'
import { Avatar } from '../components/pictures/avatar.tsx'

interface PeopleFieldProps {
  value: readonly ComboboxOption[]
  onChange: (value: ComboboxOption[]) => void
  /** Ids of people who aren't offered. */
  excluded: readonly string[]
  error?: string | undefined
}

/** Chooses people of the directory by name. */
export const PeopleField = ({ value, onChange, excluded, error }: PeopleFieldProps) => (
  <Combobox
    label="People"
    isMultiple
    placeholder="Search by name"
    emptyText="Nobody has this name. People can hide themselves from the directory."
    value={value}
    onChange={onChange}
    error={error}
    onSearch={async (text, signal) => {
      if (text.trim() === '') return []
      const { users } = (await loadApi())['user-mgmt']
      const { data } = await users.filtered({ data: { text: text.trim() }, take: 20 }, { signal })
      return data
        .filter(({ id }) => !excluded.includes(id))
        .map(({ id, name, picture, accountType, city, state }) => ({
          value: id,
          label: name,
          picture: <Avatar name={name} picture={picture} />,
          note: [accountType, city, state].filter(Boolean).join(', ') || undefined,
        }))
    }}
  />
)
