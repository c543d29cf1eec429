import type { ComboboxOption, SearchOptions } from './combobox-option.ts'
import type { FieldFrame } from './field.tsx'
import type { IconName } from './icon-names.ts'

/** A list that is known, or what a search finds. */
export type ComboboxSource =
  | { options: readonly ComboboxOption[]; onSearch?: never }
  | { options?: never; onSearch: SearchOptions }

export type ComboboxChoice =
  | { isMultiple?: false; value: ComboboxOption | null; onChange: (value: ComboboxOption | null) => void }
  | { isMultiple: true; value: readonly ComboboxOption[]; onChange: (value: ComboboxOption[]) => void }

export type ComboboxProps = FieldFrame &
  ComboboxSource &
  ComboboxChoice & {
    id?: string
    /** The values go with a form under this name. */
    name?: string
    placeholder?: string
    icon?: IconName
    isDisabled?: boolean
    /** What it says when nothing fits. */
    emptyText?: string
    onBlur?: () => void
  }
