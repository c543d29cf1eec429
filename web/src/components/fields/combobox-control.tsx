import { Combobox } from '@base-ui/react/combobox'
import { useMemo, useState } from 'react'
import { classNames } from '../class-names.ts'
import { matchingOptions, optionTyped, type ComboboxOption, type SearchOptions } from './combobox-option.ts'
import styles from './combobox.module.css'
import type { FieldFrame, FieldWiring } from './field.tsx'
import type { IconName } from '../pictures/icon-names.ts'
import { Icon } from '../pictures/icon.tsx'
import inputStyles from './input.module.css'
import type { InputUse } from './lazy-input.tsx'
import { ignoreEscapeUnless, OptionPopup } from './option-popup.tsx'
import { useOptionSearch } from './use-option-search.ts'

/** A fixed list, or a search. */
type ComboboxSource =
  | { options: readonly ComboboxOption[]; onSearch?: never }
  | { options?: never; onSearch: SearchOptions }

type ComboboxValue =
  | { isMultiple?: false; value: ComboboxOption | null; onChange: (value: ComboboxOption | null) => void }
  | { isMultiple: true; value: readonly ComboboxOption[]; onChange: (value: ComboboxOption[]) => void }

export type ComboboxProps = FieldFrame &
  ComboboxSource &
  ComboboxValue & {
    id?: string
    placeholder?: string
    icon?: IconName
    isDisabled?: boolean
    /** Shown when no option matches. */
    emptyText?: string
  }

type ControlProps = ComboboxProps & { wiring: FieldWiring; use: InputUse }

export function ComboboxControl({ wiring, use, options, ...props }: ControlProps) {
  const { icon, placeholder, isMultiple = false } = props
  const [isOpen, setIsOpen] = useState(use.wasClicked)
  const [query, setQuery] = useState('')
  const { found, status, search } = useOptionSearch(props.onSearch)
  const items = useMemo(
    () => (options === undefined ? found : matchingOptions(options, query)),
    [options, found, query],
  )

  function find(text: string) {
    setQuery(text)
    search(text)
  }
  function change(value: ComboboxOption | ComboboxOption[] | null) {
    if (props.isMultiple) props.onChange(Array.isArray(value) ? value : [])
    else if (!Array.isArray(value)) props.onChange(value)
  }

  /** Chooses the option whose label was typed exactly, however the list is closed. */
  function takeTyped() {
    const option = optionTyped(items, query)
    setQuery('')
    if (option === undefined) return
    if (!props.isMultiple) props.onChange(option)
    else if (props.value.every(({ value }) => value !== option.value))
      props.onChange([...props.value, option])
  }

  return (
    <Combobox.Root<ComboboxOption, boolean>
      items={items}
      filter={null}
      autoHighlight
      highlightItemOnHover={false}
      multiple={isMultiple}
      disabled={props.isDisabled}
      value={props.value}
      onValueChange={change}
      isItemEqualToValue={(item, value) => item.value === value.value}
      onInputValueChange={(text, { reason }) => reason === 'input-change' && find(text)}
      open={isOpen}
      onOpenChange={(opens, { reason }) => {
        setIsOpen(opens)
        if (!opens && reason !== 'item-press') takeTyped()
        if (opens && reason !== 'input-change') find('')
      }}
    >
      <Combobox.InputGroup className={classNames(inputStyles.box, styles.box)}>
        {icon !== undefined && <Icon name={icon} className={`dim ${inputStyles.leading}`} />}
        <Combobox.Chips className={classNames('grow', styles.values, icon !== undefined && styles.afterIcon)}>
          {props.isMultiple && props.value.map((option) => <Chip key={option.value} label={option.label} />)}
          <Combobox.Input
            {...wiring}
            // Takes over from an input that had the focus.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={use.hasFocus}
            className={classNames(inputStyles.bare, styles.input)}
            placeholder={props.isMultiple && props.value.length > 0 ? undefined : placeholder}
            onKeyDown={ignoreEscapeUnless(isOpen)}
          />
        </Combobox.Chips>
        {!props.isDisabled && (
          <Combobox.Clear className={styles.button} aria-label="Clear">
            <Icon name="x" size={16} />
          </Combobox.Clear>
        )}
        <Combobox.Trigger className={styles.button} aria-label={isOpen ? 'Hide options' : 'Show options'}>
          <Icon name="chevron-down" size={16} />
        </Combobox.Trigger>
      </Combobox.InputGroup>
      <OptionPopup label={props.label} options={items} status={status} emptyText={props.emptyText} />
    </Combobox.Root>
  )
}

const Chip = ({ label }: { label: string }) => (
  <Combobox.Chip className={styles.chip}>
    <span className="clip" title={label}>
      {label}
    </span>
    <Combobox.ChipRemove className={styles.remove} aria-label={`Remove ${label}`}>
      <Icon name="x" size={16} />
    </Combobox.ChipRemove>
  </Combobox.Chip>
)
